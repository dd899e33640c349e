import { describe, expect, it } from "vitest";
import { z } from "zod";
import { prescription, serving } from "../../domain/contract/schedules/schedules.ts";
import { newTemplate } from "../../domain/contract/templates/templates.ts";
import { quantityBounds } from "../../domain/libraries/bounds.ts";
import { templateRows } from "../../scripts/library/starter-templates.ts";
import { libraryTemplates } from "../../scripts/library/templates.ts";
import {
  daysOf,
  isOfRamadan,
  mealOf,
  named,
  nameOf,
  ofWeek,
  repeated,
  type Template,
  total,
  weeksOf,
  withMeals,
} from "./starter-template-facts.ts";

describe("the starter templates", () => {
  it("are twenty, numbered, each with its names in both languages", () => {
    expect(libraryTemplates.map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, nth) => nth + 1),
    );
    expect(repeated(libraryTemplates.map(({ name }) => name))).toEqual([]);
    for (const { name, englishName } of libraryTemplates) {
      expect(name).toMatch(/^[\u0600-\u06ff0-9،,\s\u00a0]+$/);
      expect(englishName).toMatch(/^[A-Z][\x20-\x7e]+$/);
    }
    expect(repeated(libraryTemplates.map(({ englishName }) => englishName))).toEqual([]);
  });

  it("keep their published ids, and their items'", () => {
    const [first] = templateRows;
    const [exercises, meals] = templateRows[11]?.items ?? [];
    expect([first?.id, first?.items?.[0]?.[0]?.[0], exercises?.[0]?.[0], meals?.[0]?.[0]]).toEqual([
      "019433c2-ec00-7013-8000-000000000001",
      "019433c2-ec00-7014-8000-000010000044",
      "019433c2-ec00-7014-8000-0000c0000047",
      "019433c2-ec00-7015-8000-0000c0000004",
    ]);
    const ids = templateRows.flatMap(({ id, items }) => [
      id,
      ...(items ?? []).flat().map(([itemId]) => itemId),
    ]);
    expect(repeated(ids)).toEqual([]);
  });

  it("are valid input, in texts and in items", () => {
    const item = z.object(prescription);
    const plate = z.object(serving);
    templateRows.forEach(({ id }, nth) => {
      const { exercises, meals, search, number, ...texts } = libraryTemplates[nth] as Template;
      expect(newTemplate.safeParse({ id, ...texts }).error, texts.name).toBeUndefined();
      for (const [place, row] of exercises.entries()) {
        const open = { weight: null, percent: null, tempo: null, duration: null };
        const superset = templateRows[nth]?.items?.[0]?.[place]?.[12];
        const typed = { ...open, ...row, superset, progressionRuns: false };
        expect(item.safeParse(typed).error, nameOf(row)).toBeUndefined();
      }
      for (const meal of meals) {
        expect(plate.safeParse(meal).error).toBeUndefined();
        expect(meal.quantity % quantityBounds.step).toBe(0);
      }
    });
  });

  it("name their audience and their source", () => {
    for (const { description, englishDescription } of libraryTemplates) {
      expect(description).toMatch(/^(لمن|للمتقدمين) .*المصدر: .*20\d\d.*\.$/);
      expect(englishDescription).toMatch(/^For .*Source: .*20\d\d.*\.$/);
      const years = (text: string) => text.match(/\b20\d\d\b/g)?.toSorted();
      expect(years(description)).toEqual(years(englishDescription));
    }
  });

  it("write a percentage in one way", () => {
    const texts = libraryTemplates.flatMap((each) => [each.description, each.englishDescription]);
    expect(texts.filter((text) => /٪|\s%|(?<![\d\u200e])\d+%.*[\u0600-\u06ff]/.test(text))).toEqual(
      [],
    );
  });

  it("fill each of their weeks, and the stated number of days", () => {
    for (const template of libraryTemplates) {
      const { name, exercises, meals, daysPerWeek } = template;
      for (const items of [exercises, meals]) {
        if (items.length === 0) continue;
        expect([...new Set(items.map(({ week }) => week))].toSorted(), name).toEqual(
          weeksOf(template),
        );
      }
      const trained = weeksOf(template).map(
        (week) => new Set(ofWeek(template, week).map(({ dayOfWeek }) => dayOfWeek)).size,
      );
      expect(Math.max(...trained), name).toBe(daysPerWeek ?? 0);
    }
  });
});

describe("a day of meals", () => {
  const dayTotals = (template: Template) =>
    daysOf(template.meals).map(([, meals]) => {
      const of = (name: "calories" | "protein") =>
        total(
          meals.map((meal) => ((mealOf.get(meal.number)?.per100[name] ?? 0) * meal.quantity) / 100),
        );
      return { calories: of("calories"), protein: of("protein") };
    });

  it.each([
    { number: 9, calories: 1400, protein: 94, share: 0.25 },
    { number: 10, calories: 1800, protein: 115, share: 0.25 },
    { number: 11, calories: 2200, protein: 135, share: 0.22 },
    { number: 12, calories: 1800, protein: 115, share: 0.25 },
    { number: 13, calories: 1400, protein: 84, share: 0.23 },
    { number: 14, calories: 1600, protein: 94, share: 0.23 },
    { number: 15, calories: 1800, protein: 110, share: 0.23 },
    { number: 16, calories: 2000, protein: 120, share: 0.23 },
    { number: 17, calories: 2200, protein: 135, share: 0.23 },
  ])("of template $number is within 5 % of $calories kcal, with $protein g of protein", (asked) => {
    const template = named(asked.number);
    expect(template.name).toContain(asked.calories.toLocaleString("en"));
    expect(template.description).toContain(`لا يقل عن ${asked.protein}\u00a0غ`);
    const days = dayTotals(template);
    expect(days).toHaveLength(7 * template.weeks);
    for (const { calories, protein } of days) {
      expect(Math.abs(calories / asked.calories - 1)).toBeLessThanOrEqual(0.05);
      expect(protein).toBeGreaterThanOrEqual(asked.protein);
      expect((4 * protein) / calories).toBeGreaterThanOrEqual(asked.share);
    }
  });

  it("has one breakfast, lunch and dinner, and a snack or two, each of its own meal time", () => {
    for (const template of withMeals) {
      const { meals, name } = template;
      // Lunch is the iftar, in two parts.
      const mains = isOfRamadan(template) ? 4 : 3;
      for (const [, day] of daysOf(meals)) {
        const timings = day.map(({ timing }) => timing);
        expect([...new Set(timings)].toSorted(), name).toEqual([
          "breakfast",
          "dinner",
          "lunch",
          "snack",
        ]);
        expect(
          timings.filter((timing) => timing !== "snack"),
          name,
        ).toHaveLength(mains);
        expect(day.length, name).toBeLessThanOrEqual(mains + 2);
        for (const { timing, number } of day) expect(mealOf.get(number)?.timing).toBe(timing);
      }
    }
  });

  it("repeats no main meal within its week", () => {
    for (const { meals, name } of withMeals) {
      const mains = meals.filter(({ timing }) => timing !== "snack");
      for (const [, week] of Map.groupBy(mains, ({ week }) => week))
        expect(repeated(week.map(({ number }) => number)), name).toEqual([]);
    }
  });

  it("has plausible servings", () => {
    for (const { meals } of withMeals)
      for (const { number, quantity } of meals) {
        const { parts = [], name = "" } = mealOf.get(number) ?? {};
        const serving = total(parts.map(({ grams }) => grams));
        expect(quantity / serving, name).toBeGreaterThanOrEqual(0.6);
        expect(quantity / serving, name).toBeLessThanOrEqual(1.75);
        expect(quantity, name).toBeLessThanOrEqual(600);
      }
  });
});
