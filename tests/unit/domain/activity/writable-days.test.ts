import { expect, it } from "vitest";
import { daysToWrite, firstWritableDay } from "../../../../domain/activity/writable-days.ts";

it("a day's numbers can be written for seven days, newest first, over a month's end", () => {
  expect(daysToWrite("2026-03-02")).toEqual([
    "2026-03-02",
    "2026-03-01",
    "2026-02-28",
    "2026-02-27",
    "2026-02-26",
    "2026-02-25",
    "2026-02-24",
  ]);
  expect(firstWritableDay("2026-03-02")).toBe("2026-02-24");
});
