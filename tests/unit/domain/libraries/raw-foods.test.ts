import { expect, it } from "vitest";
import type { FoodCategory } from "../../../../domain/libraries/foods.ts";
import { rawFirst } from "../../../../domain/libraries/raw-foods.ts";

const food = (name: string, englishName: string | null, category: FoodCategory = "grains") => ({
  name,
  englishName,
  category,
});

it("raw foods come first, then plain ones, then cooked ones and dishes, each in their order", () => {
  const foods = [
    food("أرز أبيض مطبوخ", "White rice, cooked"),
    food("مجدرة بالأرز", "Mujaddara with rice", "dishes"),
    food("زيت زيتون", "Olive oil", "oils"),
    food("دقيق أرز", "Rice flour"),
    food("أرز أبيض طويل الحبة نيء", "White rice, long-grain, raw"),
    food("برغل غير مطبوخ", null),
    food("لوز محمص", "Almonds, dry roasted", "nuts"),
    food("زهرة", "Cauliflower, raw", "vegetables"),
  ];
  expect(rawFirst(foods).map(({ name }) => name)).toEqual([
    "أرز أبيض طويل الحبة نيء",
    "برغل غير مطبوخ",
    "زهرة",
    "زيت زيتون",
    "دقيق أرز",
    "أرز أبيض مطبوخ",
    "مجدرة بالأرز",
    "لوز محمص",
  ]);
});
