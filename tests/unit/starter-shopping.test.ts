import { describe, expect, it } from "vitest";
import { dishes, libraryFoods } from "../../scripts/library/dishes.ts";
import { libraryMeals } from "../../scripts/library/meals.ts";
import { shopped } from "../../scripts/library/shopping.ts";

const named = (name: string) => {
  const food = libraryFoods.find((each) => each.name === name);
  if (!food) throw new Error(`no food is «${name}»`);
  return food;
};
const boughtFor = (name: string) =>
  Object.fromEntries(
    (shopped(named(name)).boughtAs ?? []).map(({ food, grams }) => [food.name, grams]),
  );

describe("what one buys for a food of the library", () => {
  it("is raw: as much as has the carbohydrates or the protein of the cooked one", () => {
    expect(boughtFor("أرز أبيض مطبوخ")).toEqual({ "أرز أبيض طويل الحبة نيء": 35.23 });
    expect(boughtFor("صدر دجاج مشوي")["صدر دجاج بلا جلد نيء"]).toBeGreaterThan(120);
    expect(boughtFor("بيض مسلوق")).toEqual({ "بيض دجاج نيء": 100 });
  });

  it("are the ingredients of a dish, down to raw ones", () => {
    const parts = boughtFor("مقلوبة دجاج بالباذنجان");
    expect(parts["أرز أبيض طويل الحبة نيء"]).toBe(19.23);
    expect(boughtFor("كشري")).toHaveProperty("حمص يابس");
    expect(boughtFor("كشري")).not.toHaveProperty("حمص مسلوق");
  });

  it("is the food itself where shops sell it ready", () => {
    expect(shopped(named("لبنة طرية من زبادي مصفّى"))).toEqual({
      boughtAs: null,
      unit: "pack",
      grams: 500,
    });
  });

  it("is bought itself, in one step", () => {
    const again = libraryFoods.flatMap((food) =>
      (shopped(food).boughtAs ?? []).filter(
        (bought) => bought.food !== food && shopped(bought.food).boughtAs !== null,
      ),
    );
    expect(again.map(({ food }) => food.name)).toEqual([]);
  });

  it("has sane amounts: a dish is made of half to thrice its weight", () => {
    const odd = dishes.flatMap((dish) => {
      const sum = (shopped(dish).boughtAs ?? []).reduce((total, { grams }) => total + grams, 0);
      return shopped(dish).boughtAs && (sum < 14 || sum > 500) ? [[dish.name, sum]] : [];
    });
    expect(odd).toEqual([]);
  });
});

describe("a meal of the library", () => {
  /** Foods that shops sell cooked. */
  const soldCooked = /^(فلافل|ترمس|ذرة|فول معلّب|فول سوداني|مكسرات|بذور|فشار)/;
  const cooked = / (مطبوخ|مسلوق|مقلي)ة?$/;

  it("has nothing cooked on its shopping list", () => {
    const parts = libraryMeals.flatMap(({ name, parts: foods }) =>
      foods.flatMap(({ food }) =>
        (shopped(food).boughtAs ?? [{ food }]).map((bought) => `${name}: ${bought.food.name}`),
      ),
    );
    const named = parts.filter((text) => {
      const food = text.slice(text.indexOf(": ") + 2);
      return cooked.test(food) && !soldCooked.test(food);
    });
    expect([...new Set(named)]).toEqual([]);
  });

  it("has no whole dish on its shopping list, unless shops sell it", () => {
    const whole = libraryMeals.flatMap(({ parts }) =>
      parts.filter(({ food }) => {
        const { boughtAs, unit } = shopped(food);
        return food.category === "dishes" && food.usdaId === null && !boughtAs && !unit;
      }),
    );
    expect(whole.map(({ food }) => food.name)).toEqual([]);
  });
});
