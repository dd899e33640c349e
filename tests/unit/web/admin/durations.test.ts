import { afterEach, expect, it } from "vitest";
import { atLeastText, withinText } from "../../../../web/admin/overview/durations.ts";
import { baseLocale, overwriteGetLocale } from "../../../../web/paraglide/runtime.js";

afterEach(() => overwriteGetLocale(() => baseLocale));

const hour = 60 * 60_000;

it.each([
  [0, "أقل من ساعة", "أقل من ساعة"],
  [59 * 60_000, "أقل من ساعة", "أقل من ساعة"],
  [hour, "ساعة", "ساعة"],
  [1.5 * hour, "ساعتين", "ساعة"],
  [4.5 * hour, "5\u00a0ساعات", "4\u00a0ساعات"],
  [24 * hour, "24\u00a0ساعة", "24\u00a0ساعة"],
  [71.5 * hour, "3\u00a0أيام", "71\u00a0ساعة"],
  [73 * hour, "4\u00a0أيام", "3\u00a0أيام"],
  [12 * 24 * hour, "12\u00a0يوماً", "12\u00a0يوماً"],
])("%i ms are within %s, and at least %s", (ms, within, atLeast) => {
  expect([withinText(ms), atLeastText(ms)]).toEqual([within, atLeast]);
});

it("says no hours of less than one in English either", () => {
  overwriteGetLocale(() => "en");
  expect([withinText(1), atLeastText(hour)]).toEqual(["less than an hour", "1\u00a0hour"]);
});
