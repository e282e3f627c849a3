/** The symbols of the seats, in a 20 × 20 box: circle, triangle, square, diamond, star. */
export const MARKS = [
  "M10 3a7 7 0 0 1 0 14 7 7 0 0 1 0-14Z",
  "M10 2.5 18 17H2Z",
  "M3.5 3.5h13v13h-13Z",
  "M10 1.5 18 10 10 18.5 2 10Z",
  "M10 1.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6L10 15l-5.4 3 1.2-6L1.3 7.8l6.1-.7Z",
] as const;
