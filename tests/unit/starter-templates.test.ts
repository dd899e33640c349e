import { describe, expect, it } from "vitest";
import { z } from "zod";
import { prescription, serving } from "../../domain/contract/schedules/schedules.ts";
import { newTemplate } from "../../domain/contract/templates/templates.ts";
import { quantityBounds } from "../../domain/libraries/bounds.ts";
import { amountKind } from "../../domain/libraries/prescription.ts";
import { supersetsOf } from "../../domain/schedules/supersets.ts";
import { libraryExercises } from "../../scripts/library/exercises.ts";
import { libraryMeals } from "../../scripts/library/meals.ts";
import { templateRows } from "../../scripts/library/starter-templates.ts";
import type { TemplateExercise } from "../../scripts/library/template-items.ts";
import { libraryTemplates } from "../../scripts/library/templates.ts";
import { type Counted, countsOf, largeMuscles } from "../support/muscles.ts";

type Template = (typeof libraryTemplates)[number];

const exerciseOf = new Map(libraryExercises.map((exercise) => [exercise.number, exercise]));
const mealOf = new Map(libraryMeals.map((meal) => [meal.number, meal]));
const nameOf = ({ number }: TemplateExercise) => exerciseOf.get(number)?.englishName ?? "";
function counted({ number }: TemplateExercise) {
  const exercise = exerciseOf.get(number);
  if (!exercise) throw new Error(`no exercise ${number}`);
  return countsOf(exercise);
}
const isCardio = ({ number }: TemplateExercise) => exerciseOf.get(number)?.type === "cardio";
const repeated = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const weeksOf = ({ weeks }: Template) => Array.from({ length: weeks }, (_, week) => week);
const daysOf = <Item extends { week: number; dayOfWeek: number }>(items: readonly Item[]) => [
  ...Map.groupBy(items, ({ week, dayOfWeek }) => week * 7 + dayOfWeek).entries(),
];
const named = (number: number) => {
  const template = libraryTemplates.find((each) => each.number === number);
  if (!template) throw new Error(`no template ${number}`);
  return template;
};

/** Sets per muscle in one week: whole for the main muscle, half for the others. */
function setsOf(exercises: readonly TemplateExercise[]): Partial<Record<Counted, number>> {
  const sets: Partial<Record<Counted, number>> = {};
  for (const exercise of exercises.filter((each) => !isCardio(each))) {
    const { main, also } = counted(exercise);
    sets[main] = (sets[main] ?? 0) + exercise.sets;
    for (const muscle of also) sets[muscle] = (sets[muscle] ?? 0) + exercise.sets / 2;
  }
  return sets;
}

const ofWeek = ({ exercises }: Template, week: number) =>
  exercises.filter((exercise) => exercise.week === week);
const resistance = libraryTemplates.filter(({ exercises }) =>
  exercises.some((exercise) => !isCardio(exercise)),
);
const wholeBody = resistance.filter(({ number }) => number !== 8);
const withMeals = libraryTemplates.filter(({ meals }) => meals.length > 0);

describe("the starter templates", () => {
  it("are twelve, numbered, each with its names in both languages", () => {
    expect(libraryTemplates.map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(repeated(libraryTemplates.map(({ name }) => name))).toEqual([]);
    for (const { name, englishName } of libraryTemplates) {
      expect(name).toMatch(/^[\u0600-\u06ff0-9،,\s\u00a0]+$/);
      expect(englishName).toMatch(/^[A-Z][\x20-\x7e]+$/);
    }
    expect(repeated(libraryTemplates.map(({ englishName }) => englishName))).toEqual([]);
  });

  it("keep their published ids, and their items'", () => {
    const [first] = templateRows;
    const [exercises, meals] = templateRows.at(-1)?.items ?? [];
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

describe("a day of exercises", () => {
  it("has compound lifts before the others of their muscle, and cardio last", () => {
    for (const { name, exercises } of libraryTemplates) {
      for (const [, day] of daysOf(exercises)) {
        const lifts = day.filter((each) => !isCardio(each));
        expect(day.slice(0, lifts.length), name).toEqual(lifts);
        const muscles = lifts.map(counted);
        muscles.forEach(({ isCompound, main }, place) => {
          if (isCompound) return;
          const later = muscles
            .slice(place)
            .filter((each) => each.isCompound && each.main === main);
          expect(later, `${name}: ${lifts.map(nameOf)}`).toEqual([]);
        });
      }
    }
  });

  it("pairs neighbours in its supersets, with equal sets", () => {
    const days = libraryTemplates.flatMap(({ exercises }) => daysOf(exercises));
    const marked = days.flatMap(([, day]) => day.filter(({ superset }) => superset !== null));
    const paired = days.flatMap(([, day]) =>
      supersetsOf(day.map((exercise) => ({ id: nameOf(exercise), ...exercise }))),
    );
    expect(paired.flatMap(({ items }) => items)).toHaveLength(marked.length);
    for (const { items } of paired)
      expect(new Set(items.map(({ sets, rest }) => `${sets} ${rest}`)).size).toBe(1);
    expect(paired.length).toBeGreaterThan(20);
  });

  it("uses double progression for ranges only", () => {
    for (const { exercises } of libraryTemplates)
      for (const exercise of exercises) {
        const isRange = (exercise.repsTo ?? 0) > exercise.reps;
        expect(exercise.progression === "double", nameOf(exercise)).toBe(isRange);
        expect(isRange, nameOf(exercise)).toBe(amountKind(exercise) === "reps");
      }
  });
});

describe("a week of resistance", () => {
  it("gives each large muscle 8 to 20 sets in its fullest week, and small ones at most 20", () => {
    for (const template of wholeBody) {
      const sets = setsOf(ofWeek(template, 2));
      for (const muscle of largeMuscles) {
        const label = `${template.name}: ${muscle} ${JSON.stringify(sets)}`;
        expect(sets[muscle] ?? 0, label).toBeGreaterThanOrEqual(8);
      }
      expect(Math.max(...Object.values(sets)), template.name).toBeLessThanOrEqual(20);
    }
  });

  it("for the trunk alone has 8 to 20 sets of it", () => {
    const sets = setsOf(ofWeek(named(8), 2));
    expect(sets.trunk).toBeGreaterThanOrEqual(8);
    expect(Math.max(...Object.values(sets))).toBeLessThanOrEqual(20);
  });

  it("never works a large muscle with three sets or more on two days in a row", () => {
    for (const template of resistance) {
      const heavy = weeksOf(template).flatMap((week) =>
        [0, 1, 2, 3, 4, 5, 6].map((day) => {
          const lifts = ofWeek(template, week).filter(({ dayOfWeek }) => dayOfWeek === day);
          const mains = Map.groupBy(
            lifts.filter((each) => !isCardio(each)),
            (lift) => counted(lift).main,
          );
          return largeMuscles.filter(
            (muscle) => total((mains.get(muscle) ?? []).map(({ sets }) => sets)) >= 3,
          );
        }),
      );
      heavy.forEach((day, nth) => {
        const next = heavy[(nth + 1) % heavy.length] ?? [];
        expect(
          day.filter((muscle) => next.includes(muscle)),
          template.name,
        ).toEqual([]);
      });
    }
  });

  it("has more sets until the third week and fewer in the fourth, with less effort", () => {
    for (const template of resistance) {
      const sets = weeksOf(template).map((week) =>
        total(ofWeek(template, week).flatMap((each) => (isCardio(each) ? [] : each.sets))),
      );
      const [first = 0, second = 0, third = 0, fourth = 0] = sets;
      expect(sets, template.name).toHaveLength(4);
      expect([first, second, third], template.name).toEqual(
        [first, second, third].toSorted((a, b) => a - b),
      );
      expect(third, template.name).toBeGreaterThan(first);
      expect(fourth / third, template.name).toBeLessThanOrEqual(0.85);
      const effort = (week: number) =>
        Math.max(...ofWeek(template, week).map(({ rpe }) => rpe ?? 0));
      expect(effort(3), template.name).toBeLessThan(effort(2));
      expect(effort(2), template.name).toBeLessThanOrEqual(9);
    }
  });
});

describe("the weeks of walking", () => {
  it("go from 15 to 40 minutes a day, and from 60 to 200 a week, by at most a third", () => {
    const walking = named(6);
    const minutes = weeksOf(walking).map((week) =>
      ofWeek(walking, week).map(({ seconds }) => (seconds ?? 0) / 60),
    );
    expect([minutes[0]?.[0], minutes.at(-1)?.[0]]).toEqual([15, 40]);
    const weekly = minutes.map(total);
    expect(weekly).toEqual([60, 80, 100, 120, 150, 150, 175, 200]);
    weekly.slice(1).forEach((each, nth) => {
      expect(each / (weekly[nth] ?? 0)).toBeLessThanOrEqual(1.34);
    });
  });

  it("reach 150 minutes beside resistance", () => {
    const minutes = total(
      ofWeek(named(12), 2).flatMap((each) => (isCardio(each) ? (each.seconds ?? 0) / 60 : [])),
    );
    expect(minutes).toBe(150);
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
    for (const { meals, name } of withMeals)
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
        ).toHaveLength(3);
        expect(day.length, name).toBeLessThanOrEqual(5);
        for (const { timing, number } of day) expect(mealOf.get(number)?.timing).toBe(timing);
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
