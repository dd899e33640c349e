import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  daysToCome,
  isLighter,
  isLighterPeriod,
  lightened,
  lightenedDay,
} from "../../../../domain/activity/lighter-days.ts";
import { expectedSeconds } from "../../../../domain/activity/training-time.ts";
import { supersetsOf } from "../../../../domain/schedules/supersets.ts";

const makeItem = (overrides: object = {}) => ({
  id: "squat",
  date: "2027-02-10",
  type: "strength",
  sets: 4,
  reps: 10,
  repsTo: null as number | null,
  seconds: null as number | null,
  metres: null as number | null,
  weight: 60,
  rest: 90,
  superset: null as string | null,
  ...overrides,
});
type Item = ReturnType<typeof makeItem>;

const setsOf = (items: readonly { sets: number }[]) => items.map(({ sets }) => sets);
const totalOf = (items: readonly Item[]) =>
  [...expectedSeconds(items).values()].reduce((sum, each) => sum + each, 0);
const longest = 90 * 60;

const anyItem = fc.record({
  type: fc.constantFrom("strength", "cardio"),
  sets: fc.integer({ min: 1, max: 10 }),
  reps: fc.integer({ min: 1, max: 30 }),
  seconds: fc.option(fc.integer({ min: 1, max: 7200 })),
  metres: fc.option(fc.integer({ min: 1, max: 20_000 })),
  rest: fc.option(fc.integer({ min: 0, max: 300 })),
  superset: fc.option(fc.constantFrom("a", "b")),
});
const anyDay = fc
  .array(anyItem, { minLength: 1, maxLength: 12 })
  .map((items) => items.map((item, at) => makeItem({ ...item, id: String(at) })));

describe("the sets of a lighter day", () => {
  it("are seven tenths, rounded, at least two of three and at least one", () => {
    const items = Array.from({ length: 10 }, (_, at) =>
      makeItem({ id: String(at), sets: at + 1, reps: 1, rest: 0 }),
    );
    expect(setsOf(lightenedDay(items))).toEqual([1, 1, 2, 3, 4, 4, 5, 6, 6, 7]);
  });

  it("leave everything else as planned", () => {
    const item = makeItem({ repsTo: 12, tempo: "3-1-1-0", rpe: 8, note: "slow" });
    expect(lightenedDay([item])).toEqual([{ ...item, sets: 3 }]);
  });

  it("shorten a single stretch of cardio by whole minutes or fifty metres, and intervals by their number", () => {
    const cardio = { type: "cardio", sets: 1, reps: 1 };
    const lighter = lightenedDay([
      makeItem({ ...cardio, id: "a", seconds: 1800 }),
      makeItem({ ...cardio, id: "b", metres: 5000 }),
      makeItem({ ...cardio, id: "c", seconds: 90 }),
      makeItem({ ...cardio, id: "d", seconds: 60, sets: 6 }),
    ]);
    expect(lighter.map(({ sets, seconds, metres }) => ({ sets, seconds, metres }))).toEqual([
      { sets: 1, seconds: 1260, metres: null },
      { sets: 1, seconds: null, metres: 3500 },
      { sets: 1, seconds: 90, metres: null },
      { sets: 4, seconds: 60, metres: null },
    ]);
  });

  it("are taken from the last exercises beyond ninety minutes, down to two before one", () => {
    const long = (id: string) => makeItem({ id, sets: 10, rest: 300 });
    const items = ["a", "b", "c", "d", "e"].map(long);
    const lighter = lightenedDay(items);
    expect(setsOf(lighter)).toEqual([7, 7, 2, 2, 2]);
    expect(totalOf(lighter)).toBe(longest);
    const more = lightenedDay([...items, ...["f", "g", "h", "i", "j", "k", "l", "m"].map(long)]);
    expect(setsOf(more)).toEqual([...Array<number>(12).fill(2), 1]);
    expect(totalOf(more)).toBeLessThanOrEqual(longest);
  });

  it("are taken from the members of a superset together", () => {
    const member = (id: string) => makeItem({ id, sets: 10, rest: 300, superset: "a" });
    const [first, second, third] = lightenedDay([
      makeItem({ id: "main", sets: 10, rest: 600 }),
      member("one"),
      member("two"),
    ]);
    expect(first?.sets).toBe(7);
    expect(second?.sets).toBeLessThan(7);
    expect(third?.sets).toBe(second?.sets);
  });
});

describe("any lighter day", () => {
  it("has no more of anything than planned, and never nothing", () => {
    fc.assert(
      fc.property(anyDay, (items) => {
        const lighter = lightenedDay(items);
        expect(lighter.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
        for (const [at, planned] of items.entries()) {
          const { sets, seconds, metres, ...others } = lighter[at] as Item;
          const { sets: _, seconds: most, metres: furthest, ...same } = planned;
          expect(others).toEqual(same);
          expect(sets).toBeGreaterThanOrEqual(1);
          expect(sets).toBeLessThanOrEqual(planned.sets);
          for (const [now, before] of [
            [seconds, most],
            [metres, furthest],
          ] as const) {
            expect(now === null).toBe(before === null);
            expect(now ?? 1).toBeGreaterThanOrEqual(1);
            expect(now ?? 0).toBeLessThanOrEqual(before ?? 0);
          }
        }
      }),
    );
  });

  it("takes ninety minutes at most, unless one set of everything takes longer", () => {
    fc.assert(
      fc.property(anyDay, (items) => {
        const lighter = lightenedDay(items);
        if (totalOf(lighter) > longest)
          expect(setsOf(lighter).every((sets) => sets === 1)).toBe(true);
      }),
    );
  });

  it("is the same each time it is made from the plan, and leaves the plan itself alone", () => {
    fc.assert(
      fc.property(anyDay, (items) => {
        const before = structuredClone(items);
        const lighter = lightenedDay(items);
        expect(lightenedDay(items)).toEqual(lighter);
        expect(items).toEqual(before);
      }),
    );
  });

  it("keeps the members of a superset even", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 10 }), (items, sets) => {
        const even = items.map((item) => ({ ...item, type: "strength", sets }));
        for (const { items: members } of supersetsOf(lightenedDay(even))) {
          expect(new Set(setsOf(members)).size).toBe(1);
        }
      }),
    );
  });
});

describe("periods of lighter days", () => {
  const period = { startsOn: "2027-02-08", endsOn: "2027-03-08" };

  it("include both ends and lighten their days alone", () => {
    const days = ["2027-02-07", "2027-02-08", "2027-03-08", "2027-03-09"];
    expect(days.map((day) => isLighter([period], day))).toEqual([false, true, true, false]);
    const items = days.map((date, at) => makeItem({ id: String(at), date }));
    expect(setsOf(lightened(items, [period]))).toEqual([4, 3, 3, 4]);
  });

  it("change nothing without a day: the list itself is answered", () => {
    const items = [makeItem({ date: "2027-03-09" })];
    expect(lightened(items, [period])).toBe(items);
    expect(lightened(items, undefined)).toBe(items);
  });

  it("are one day to two months long", () => {
    const lasts = (endsOn: string) => isLighterPeriod({ startsOn: "2027-02-08", endsOn });
    expect(["2027-02-07", "2027-02-08", "2027-04-08", "2027-04-09"].map(lasts)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("are none while a day is missing", () => {
    const days = { startsOn: "2027-02-08", endsOn: "2027-02-08" };
    for (const missing of [{ startsOn: "" }, { endsOn: "" }, { startsOn: "", endsOn: "" }]) {
      expect(isLighterPeriod({ ...days, ...missing })).toBe(false);
    }
  });

  it("change no past day: the rest of them begins today, and an ended one has none", () => {
    expect(daysToCome(period, "2027-01-20")).toEqual(period);
    expect(daysToCome(period, "2027-02-20")).toEqual({ ...period, startsOn: "2027-02-20" });
    expect(daysToCome(period, "2027-03-09")).toBeUndefined();
  });
});
