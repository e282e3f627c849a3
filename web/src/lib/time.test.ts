// When something happened: seconds since 1970, as the server counts.
import { expect, test } from "vitest";
import { clockTime } from "./time";

const at = new Date(2024, 1, 29, 9, 5).getTime() / 1000; // a Thursday, wherever this runs

test("today only the time is told, with two digits each", () => {
  expect(clockTime(at, new Date(2024, 1, 29, 23, 59).getTime())).toBe("09:05");
  expect(clockTime(new Date(2024, 1, 29, 0, 30).getTime() / 1000, at * 1000)).toBe("00:30");
});

test("on any other day the day is told as well", () => {
  const told = clockTime(at, new Date(2024, 2, 1, 0, 1).getTime());
  for (const part of ["Thu", "29", "Feb", "09:05"]) expect(told).toContain(part);
});
