import { afterEach, expect, it } from "vitest";
import { zoneName } from "../../../web/lib/format/zone-name.ts";
import { baseLocale, overwriteGetLocale } from "../../../web/paraglide/runtime.js";
import { zoneClock } from "../../../web/trainee/frame/zones.ts";

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
  const noon = Date.UTC(2026, 0, 5, 12, 4);
  expect(zoneClock("Asia/Hebron", noon)).toBe("14:04");
  expect(zoneClock("Asia/Kolkata", noon)).toBe("17:34");
});
