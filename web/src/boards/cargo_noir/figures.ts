import type { Figures } from "../contract";
const goods = (names: string) => names.split(" ").map((name) => `#cn-good-${name}`);

export const figures: Figures = {
  "CN-1.2": goods("alcohol art cars cigars gold ivory jewels uranium weapons wild"),
  "CN-1.4": ["#cn-ship", "#cn-ship", "#cn-ship"],
  "CN-4.3": ["#cn-ship", "→", "#cn-coin"],
  "CN-4.5": ["#cn-ship", "→", "#cn-bag"],
  "CN-5.3": [...goods("gold cars art ivory"), "|", ...goods("gold gold gold gold")],
  "CN-5.5": goods("wild"),
  "CN-6.3": ["#cn-pic-cargo_ship", "→", "#cn-ship"],
  "CN-6.4": ["#cn-pic-warehouse"],
  "CN-6.5": ["#cn-pic-syndicate", "→", "#cn-coin"],
  "CN-6.6": ["#cn-pic-dive_bar", "#cn-pic-night_club", "#cn-pic-yacht", "#cn-pic-villa"],
  "CN-6.7": [
    "#cn-pic-show_business",
    "#cn-pic-paparazzi",
    "#cn-pic-militia",
    "#cn-pic-cronies",
    "#cn-pic-bank_card",
    "#cn-pic-principality",
  ],
  "CN-7.4": ["#cn-ship", "#cn-coin"],
};
