import { afterEach, expect, it } from "vitest";
import { nameIn, otherNameIn } from "../../../web/lib/format/names.ts";
import { baseLocale, overwriteGetLocale } from "../../../web/paraglide/runtime.js";

const squat = { name: "قرفصاء", englishName: "Squat" };
const own = { name: "تمرين المدرب", englishName: null };
const meal = { name: "مجدرة" };

afterEach(() => overwriteGetLocale(() => baseLocale));

it("names things in Arabic, with the English name as the other one", () => {
  overwriteGetLocale(() => "ar");
  expect([squat, own, meal].map(nameIn)).toEqual(["قرفصاء", "تمرين المدرب", "مجدرة"]);
  expect([squat, own, meal].map(otherNameIn)).toEqual(["Squat", undefined, undefined]);
});

it("names them in English if there is a name, otherwise in Arabic", () => {
  overwriteGetLocale(() => "en");
  expect([squat, own, meal].map(nameIn)).toEqual(["Squat", "تمرين المدرب", "مجدرة"]);
  expect([squat, own, meal].map(otherNameIn)).toEqual(["قرفصاء", undefined, undefined]);
});
