import { expect, it } from "vitest";
import { formatDayOfYear } from "../../../web/lib/format/day-of-year.ts";
import { fullDay, shortDay } from "../../../web/lib/format/format.ts";
import { overwriteGetLocale } from "../../../web/paraglide/runtime.js";

it("tells the year of a day in another year alone", () => {
  overwriteGetLocale(() => "ar");
  expect(formatDayOfYear("2026-04-02", shortDay, "2026-12-01")).toBe("2 أبريل");
  expect(formatDayOfYear("2025-04-02", shortDay, "2026-12-01")).toBe("2 أبريل 2025");
  expect(formatDayOfYear("2025-04-02", fullDay, "2026-01-01")).toBe("الأربعاء، 2 أبريل 2025");
});
