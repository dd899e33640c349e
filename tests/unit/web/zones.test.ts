import { afterEach, expect, it } from "vitest";
import { clockAt, clockOf } from "../../../web/lib/format/clock.ts";
import { zoneName } from "../../../web/lib/format/zone-name.ts";
import { baseLocale, overwriteGetLocale } from "../../../web/paraglide/runtime.js";

afterEach(() => overwriteGetLocale(() => baseLocale));

it.each([
  ["ar", "Asia/Hebron", "توقيت فلسطين (الخليل)"],
  ["ar", "Asia/Gaza", "توقيت فلسطين (غزة)"],
  ["ar", "UTC", "توقيت غرينتش"],
  ["ar", "Africa/Cairo", "توقيت مصر"],
  ["ar", "Asia/Dubai", "توقيت الإمارات العربية المتحدة"],
  ["en", "Asia/Hebron", "Palestine time (Hebron)"],
  ["en", "Asia/Amman", "Jordan time"],
] as const)("in %s the zone %s is called %j", (locale, zone, name) => {
  overwriteGetLocale(() => locale);
  expect(zoneName(zone).toLowerCase()).toBe(name.toLowerCase());
});

it("a zone's clock is read in Latin digits", () => {
  expect(clockOf(75)).toBe("01:15");
  const noon = Date.UTC(2026, 0, 5, 12, 4);
  expect(clockAt(noon, "Asia/Hebron")).toBe("14:04");
  expect(clockAt(noon, "Asia/Kolkata")).toBe("17:34");
});
