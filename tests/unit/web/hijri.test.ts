import { expect, it } from "vitest";
import { formatHijri } from "../../../web/lib/format/hijri.ts";
import { overwriteGetLocale } from "../../../web/paraglide/runtime.js";

it("a Hijri date is written in words, by the forecast", () => {
  expect(formatHijri("2027-02-10")).toBe("3 رمضان 1448");
  expect(formatHijri("2026-06-16")).toBe("1 محرم 1448");
  expect(formatHijri("2026-06-15")).toBe("29 ذو الحجة 1447");
  overwriteGetLocale(() => "en");
  expect(formatHijri("2027-02-10")).toBe("3 Ramadan 1448");
});

it("a day outside of the calendar's table has no Hijri date", () =>
  expect(formatHijri("2019-01-01")).toBe(""));
