import { expect, it } from "vitest";
import { clockText, hoursText } from "../../../web/prayers/fasting-texts.ts";

it.each([
  [305, "05:05"],
  [1039, "17:19"],
  [1440, "00:00"],
  [1475, "00:35"],
  // Fajr of Makkah by the clock of New York is on the evening before.
  [-150, "21:30"],
  [-1440, "00:00"],
])("minute %d of a day is %s on the clock", (minute, text) => {
  expect(clockText(minute)).toBe(text);
});

it("hours until the end of a day say so", () => {
  expect(hoursText([23.5, 24])).toMatch(/23:30.*24:00/);
});
