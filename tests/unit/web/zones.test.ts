import { afterEach, expect, it } from "vitest";
import { baseLocale, overwriteGetLocale } from "../../../web/paraglide/runtime.js";
import { zoneName } from "../../../web/trainee/frame/zones.ts";

afterEach(() => overwriteGetLocale(() => baseLocale));

it.each([
  ["ar", "Asia/Hebron", "توقيت فلسطين (الخليل)"],
  ["ar", "Asia/Gaza", "توقيت فلسطين (غزة)"],
  ["ar", "Africa/Cairo", "توقيت مصر"],
  ["ar", "Asia/Dubai", "توقيت الإمارات العربية المتحدة"],
  ["en", "Asia/Hebron", "Palestine time (Hebron)"],
  ["en", "Asia/Amman", "Jordan time"],
] as const)("in %s the zone %s is called %j", (locale, zone, name) => {
  overwriteGetLocale(() => locale);
  expect(zoneName(zone).toLowerCase()).toBe(name.toLowerCase());
});
