import { describe, expect, it } from "vitest";
import { expectedSeconds } from "../../domain/activity/training-time.ts";
import type { Nutrient } from "../../domain/libraries/composition.ts";
import type { LibraryPart } from "../../scripts/library/dishes.ts";
import { libraryMeals } from "../../scripts/library/meals.ts";
import type { TemplateMeal } from "../../scripts/library/template-items.ts";
import { libraryTemplates } from "../../scripts/library/templates.ts";
import { largeMuscles } from "../support/muscles.ts";
import {
  daysOf,
  isCardio,
  isOfRamadan,
  mealOf,
  named,
  nameOf,
  ofWeek,
  setsOf,
  total,
} from "./starter-template-facts.ts";

const ofRamadan = libraryTemplates.filter(isOfRamadan);
const menus = ofRamadan.filter(({ meals }) => meals.length > 0);
const trainings = ofRamadan.filter(({ exercises }) => exercises.length > 0);

const partsOf = (meal: TemplateMeal) => mealOf.get(meal.number)?.parts ?? [];
const keysOf = (meal: TemplateMeal) => partsOf(meal).map(({ food }) => food.key);
const gramsIn = (parts: readonly LibraryPart[], key: string) =>
  total(parts.filter(({ food }) => food.key === key).map(({ grams }) => grams));
/** Of the planned grams of a meal. */
function nutrientOf(meal: TemplateMeal, nutrient: Nutrient): number {
  const parts = partsOf(meal);
  const share = meal.quantity / total(parts.map(({ grams }) => grams));
  return total(
    parts.map(({ food, grams }) => ((food.per100[nutrient] ?? Number.NaN) * grams * share) / 100),
  );
}
const daysOfMenus = menus.flatMap(({ meals }) => daysOf(meals).map(([, day]) => day));
const ofTiming = (timing: TemplateMeal["timing"]) =>
  daysOfMenus.map((day) => day.filter((meal) => meal.timing === timing));

describe("the weeks of Ramadan", () => {
  it("are five of meals and one of training for each slot, each to be repeated", () => {
    expect(menus.map(({ englishName }) => englishName)).toEqual(
      ["1,400", "1,600", "1,800", "2,000", "2,200"].map((kcal) => `Ramadan meals, ${kcal} kcal`),
    );
    expect(trainings.map(({ englishName }) => englishName.replace(/,.*/, ""))).toEqual([
      "Ramadan before maghrib",
      "Ramadan after tarawih",
      "Ramadan before suhoor",
    ]);
    expect(ofRamadan.map(({ weeks }) => weeks)).toEqual(ofRamadan.map(() => 1));
  });

  it("send whoever is pregnant, nursing or ill to a doctor", () => {
    for (const { description, englishDescription, name } of ofRamadan) {
      expect(description, name).toContain("ليس للحامل والمرضع، ولا لمريض دون رأي طبيبه.");
      expect(englishDescription, name).toContain("nor with an illness unless a doctor agrees.");
    }
  });
});

describe("a day of Ramadan's meals", () => {
  it("breaks the fast in two parts: dates, water and a soup, then the meal", () => {
    for (const [first, then, ...more] of ofTiming("lunch")) {
      if (!first || !then) throw new Error("an iftar without two parts");
      expect(more).toEqual([]);
      const { name = "", description = "" } = mealOf.get(first.number) ?? {};
      expect(keysOf(first), name).toContain("dates");
      expect(description).toMatch(/^ثلاث تمرات وماء .*ثم صلاة المغرب، وبعدها الوجبة/);
      expect(keysOf(then)).not.toContain("dates");
      expect(nutrientOf(first, "calories"), name).toBeLessThan(nutrientOf(then, "calories"));
    }
  });

  it("has a suhoor with at most a third of a day's sodium, with fibre and protein", () => {
    for (const [suhoor, ...more] of ofTiming("breakfast")) {
      if (!suhoor) throw new Error("a day without suhoor");
      const { name } = mealOf.get(suhoor.number) ?? {};
      expect(more).toEqual([]);
      expect(nutrientOf(suhoor, "sodium"), name).toBeLessThanOrEqual(667);
      expect(nutrientOf(suhoor, "fiber"), name).toBeGreaterThanOrEqual(4);
      expect(nutrientOf(suhoor, "protein"), name).toBeGreaterThanOrEqual(13);
    }
  });

  it("has a fifth of its energy in the suhoor, and a suhoor of labneh that grows with the day", () => {
    for (const day of daysOfMenus) {
      const suhoor = day.filter(({ timing }) => timing === "breakfast");
      const energyOf = (meals: typeof day) =>
        total(meals.map((meal) => nutrientOf(meal, "calories")));
      expect(energyOf(suhoor) / energyOf(day), suhoor[0]?.number.toString()).toBeGreaterThan(0.2);
    }
    const labneh = menus.map(({ meals }) => meals.find(({ number }) => number === 127)?.quantity);
    expect(labneh).toEqual([300, 350, 400, 450, 450]);
  });

  it("is of the Levant's kitchen", () => {
    for (const { meals, name } of menus) {
      const foods = meals.flatMap(keysOf);
      for (const dish of ["light-maqluba", "light-musakhan", "molokhia-chicken", "kibbeh-tray"])
        expect(foods, name).toContain(dish);
      for (const dish of ["mujaddara", "fattoush", "lentil-soup", "light-labneh", "cooked-fava"])
        expect(foods, name).toContain(dish);
      for (const sweet of ["qamar-al-din-drink", "carob-drink", "tamarind-drink"])
        expect(foods, name).toContain(sweet);
      expect(
        foods.some((key) => key.endsWith("qatayef")),
        name,
      ).toBe(true);
    }
  });
});

describe("a meal of both parts of the iftar", () => {
  const whole = libraryMeals.filter(({ name }) => name.startsWith("إفطار على مرحلتين"));

  it("begins with three dates and tells when to pray and to eat on", () => {
    expect(whole).toHaveLength(2);
    for (const { parts, description, timing } of whole) {
      expect(timing).toBe("lunch");
      expect(gramsIn(parts, "dates")).toBe(24);
      expect(description).toMatch(/^أولاً ثلاث تمرات وماء .*ثم صلاة المغرب\. بعدها /);
    }
  });
});

describe("a week of training in Ramadan", () => {
  it.each([
    { number: 18, least: 35, most: 45, effort: 5, sets: 2 },
    { number: 19, least: 60, most: 75, effort: 7, sets: 3 },
    { number: 20, least: 40, most: 50, effort: 6, sets: 3 },
  ])(
    "of template $number takes $least to $most minutes a day, at most at effort $effort",
    (asked) => {
      const { exercises } = named(asked.number);
      expect(daysOf(exercises).map(([day]) => day)).toEqual([0, 2, 4]);
      for (const [, day] of daysOf(exercises)) {
        const timed = day.map((each) => ({ ...each, id: nameOf(each), superset: null }));
        const minutes = total([...expectedSeconds(timed).values()]) / 60;
        expect(minutes).toBeGreaterThanOrEqual(asked.least);
        expect(minutes).toBeLessThanOrEqual(asked.most);
        for (const exercise of day) {
          expect(exercise.rpe ?? 0, nameOf(exercise)).toBeLessThanOrEqual(asked.effort);
          expect(exercise.sets, nameOf(exercise)).toBeLessThanOrEqual(asked.sets);
        }
      }
    },
  );

  it("keeps weights and repetitions as they are", () => {
    for (const { exercises } of trainings)
      for (const { progression, repsTo } of exercises)
        expect([progression, repsTo]).toEqual([null, null]);
  });

  it("gives each large muscle 8 to 20 sets after tarawih and before suhoor, and fewer before maghrib", () => {
    for (const template of trainings) {
      const sets = setsOf(ofWeek(template, 0));
      for (const muscle of largeMuscles) {
        const isLight = template.number === 18;
        const [least, most] = isLight ? [3, 10] : [8, 20];
        expect(sets[muscle], `${template.name}: ${muscle}`).toBeGreaterThanOrEqual(least);
        expect(sets[muscle], `${template.name}: ${muscle}`).toBeLessThanOrEqual(most);
      }
    }
  });

  it("walks at the end of a day at home", () => {
    for (const number of [18, 20])
      for (const [, day] of daysOf(named(number).exercises)) {
        expect(nameOf(day.at(-1) as (typeof day)[number])).toBe("Outdoor walk");
        expect(day.filter(isCardio)).toHaveLength(1);
      }
  });
});
