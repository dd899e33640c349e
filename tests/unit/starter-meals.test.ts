import { describe, expect, it } from "vitest";
import { foldForSearch } from "../../domain/arabic.ts";
import type { FoodCategory } from "../../domain/libraries/foods.ts";
import { measuredFoods } from "../../scripts/library/foods.ts";
import { libraryMeals } from "../../scripts/library/meals.ts";
import { readTable } from "../../scripts/library/table.ts";
import { measuresIn, sharesOf } from "../support/household.ts";

/** A meal's name must contain each food above this share of its grams. */
const minNamedShare = 0.25;
/** The maximum deviation of a measure from its words. */
const maxDeviation = 0.2;

/** Collective names of foods by category. */
const kinds: Partial<Record<FoodCategory, readonly string[]>> = {
  vegetables: ["خضار", "سلطه"],
  fruits: ["فواكه"],
  fish: ["سمك"],
  bread: ["خبز"],
  cheese: ["جبنه"],
};
/** Words that do not identify a food. */
const general = new Set(
  ["مسلوق", "مسلوقة", "مطبوخ", "مطبوخة", "مشوي", "مشوية", "مقلي", "مقلية", "بيضاء", "أبيض", "أسمر"]
    .concat(["قليل", "خفيف", "الدسم", "كامل", "طازج", "طازجة", "بالفرن", "معلبة", "شرائح", "خضار"])
    .map(foldForSearch),
);

const gramsOf = ({ parts }: (typeof libraryMeals)[number]) =>
  parts.reduce((sum, { grams }) => sum + grams, 0);

describe("a meal's name", () => {
  it("contains each food above a quarter of its grams", () => {
    const hidden = libraryMeals.flatMap((meal) =>
      meal.parts
        .filter(({ food, grams }) => {
          if (grams / gramsOf(meal) <= minNamedShare) return false;
          const words = food.search.split(/\s/).filter((word) => /^[\u0600-\u06ff]{3}/.test(word));
          const own = words.filter((word) => !general.has(word));
          return ![...own, ...(kinds[food.category] ?? [])].some((word) =>
            foldForSearch(meal.name).includes(word),
          );
        })
        .map(({ food }) => `${meal.name}: ${food.name}`),
    );
    expect(hidden).toEqual([]);
  });
});

describe("a meal's description", () => {
  it("has household measures that agree with its grams", () => {
    const named = libraryMeals.flatMap((meal) =>
      measuresIn(meal.description).map((measure) => ({
        meal: meal.name,
        text: measure.text,
        shares: sharesOf(measure, meal.parts),
      })),
    );
    expect(named.length).toBeGreaterThanOrEqual(30);
    expect(
      named.filter(({ shares }) => !shares.some((share) => Math.abs(share - 1) <= maxDeviation)),
    ).toEqual([]);
  });

  it("is parsed with its counts and portions", () => {
    expect(
      measuresIn("كوبان من الفشار مع نصف كوب حليب وملعقة صغيرة ونصف من الزيت وبيضتان").map(
        ({ count, portion, food }) => [count, portion, food],
      ),
    ).toEqual([
      [1.5, "ملعقة صغيرة", "زيت"],
      [2, "كوب", "فشار"],
      [0.5, "كوب", "حليب"],
      [2, "حبة كبيرة", "بيض"],
    ]);
  });
});

describe("the local portions", () => {
  it("come first, and are marked as approximate", () => {
    const local = readTable("local-portions", ["usda_id", "name", "english_name", "grams"]);
    for (const { usda_id, name, english_name } of local) {
      expect(measuredFoods.find(({ usdaId }) => usdaId === usda_id)?.portions[0]?.name).toBe(name);
      expect(name).toMatch(/ تقريباً$/);
      expect(english_name).toMatch(/, about$/);
    }
  });

  it("are a local loaf and a local cucumber", () => {
    const first = (usdaId: string) =>
      measuredFoods.find((food) => food.usdaId === usdaId)?.portions[0]?.grams;
    expect(["18041", "18042", "11205"].map(first)).toEqual([100, 100, 100]);
  });
});

describe("the names of foods", () => {
  it("contain no wrong or insulting words", () => {
    const has = (usdaId: string) =>
      measuredFoods.find((food) => food.usdaId === usdaId)?.search.replaceAll("\n", " ") ?? "";
    expect(has("16390")).not.toContain("عبيد");
    // Stuffed gut is not tripe, a skewer is not a raw thigh, and date syrup is not molasses.
    expect(has("23640")).not.toContain("فوارغ");
    expect(has("05096")).not.toContain("طاووق");
    expect(
      has("19304")
        .split(" ")
        .filter((word) => word === "دبس"),
    ).toHaveLength(1);
  });
});
