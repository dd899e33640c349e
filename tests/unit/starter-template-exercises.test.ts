import { describe, expect, it } from "vitest";
import { amountKind } from "../../domain/libraries/prescription.ts";
import { supersetsOf } from "../../domain/schedules/supersets.ts";
import { libraryTemplates } from "../../scripts/library/templates.ts";
import { largeMuscles } from "../support/muscles.ts";
import {
  counted,
  daysOf,
  isCardio,
  isOfRamadan,
  named,
  nameOf,
  ofWeek,
  resistance,
  setsOf,
  total,
  weeksOf,
  wholeBody,
} from "./starter-template-facts.ts";

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
    for (const template of libraryTemplates) {
      if (isOfRamadan(template)) continue;
      for (const exercise of template.exercises) {
        const isRange = (exercise.repsTo ?? 0) > exercise.reps;
        expect(exercise.progression === "double", nameOf(exercise)).toBe(isRange);
        expect(isRange, nameOf(exercise)).toBe(amountKind(exercise) === "reps");
      }
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
