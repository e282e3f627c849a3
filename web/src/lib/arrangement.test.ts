import { expect, test } from "vitest";
import { arrangementOf } from "./arrangement";

test.each([
  [844, 390, "flat"],
  [932, 430, "flat"],
  [390, 844, "phone"],
  [820, 1180, "phone"],
  [960, 600, "phone"],
  [1180, 820, "square"],
  [1194, 834, "square"],
  [1024, 700, "lap"],
  [1280, 720, "lap"],
  [1366, 657, "lap"],
  [1440, 900, "lap"],
  [1920, 1080, "lap"],
])("%i × %i is %s", (width, height, name) => expect(arrangementOf(width, height)).toBe(name));
