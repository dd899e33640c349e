import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prefilledSet } from "../../../../domain/activity/exercise-program.ts";
import { suggestionOf } from "../../../../domain/activity/progression.ts";
import { exerciseBounds, progressions } from "../../../../domain/libraries/bounds.ts";
import { amountKind, type Prescribed } from "../../../../domain/libraries/prescription.ts";
import { type PerformedSet, performedBounds } from "../../../../domain/schedules/performed-sets.ts";

const kilos = (max: number) => fc.integer({ min: 0, max: max * 4 }).map((value) => value / 4);

const amounts = fc.oneof(
  fc.record({
    reps: fc.integer(exerciseBounds.reps),
    repsTo: fc.option(fc.integer(exerciseBounds.reps)),
  }),
  fc.record({ reps: fc.constant(1), seconds: fc.integer(exerciseBounds.seconds) }),
  fc.record({ reps: fc.constant(1), metres: fc.integer(exerciseBounds.metres) }),
);
const items: fc.Arbitrary<Prescribed> = fc
  .tuple(
    amounts,
    fc.record({
      sets: fc.integer(exerciseBounds.sets),
      weight: fc.option(kilos(exerciseBounds.weight.max)),
      percent: fc.option(fc.integer(exerciseBounds.percent)),
      progression: fc.constantFrom(...progressions),
      progressionStep: fc.option(fc.integer({ min: 1, max: 80 }).map((value) => value / 4)),
      progressionRuns: fc.boolean(),
    }),
  )
  .map(([amount, rest]) => ({ ...amount, ...rest }));

/** Sets near the item's values, so that reaching and missing them are both common. */
const lastTime = (item: Prescribed): fc.Arbitrary<PerformedSet[]> => {
  const near = (asked: number, { min, max }: { min: number; max: number }) =>
    fc.oneof(
      fc.integer({ min: Math.max(min, asked - 2), max: Math.min(max, asked + 6) }),
      fc.integer({ min, max }),
    );
  const weight = fc.option(
    fc.oneof(
      fc.constantFrom(item.weight ?? 40, Math.max(0, (item.weight ?? 40) - 2.5)),
      kilos(performedBounds.weight.max),
    ),
  );
  const kind = amountKind(item);
  const set: fc.Arbitrary<Omit<PerformedSet, "setNumber">> =
    kind === "reps"
      ? fc.record({ reps: near(item.reps, performedBounds.reps), weight })
      : fc.record({
          reps: fc.constant(0),
          weight,
          [kind as "seconds"]: near(item[kind] ?? 0, performedBounds[kind]),
        });
  const count = fc.oneof(fc.constant(item.sets), fc.integer({ min: 1, max: 10 }));
  return count
    .chain((length) => fc.array(set, { minLength: length, maxLength: length }))
    .map((sets) => sets.map((each, place) => ({ ...each, setNumber: place + 1 })));
};

interface History {
  item: Prescribed;
  before: PerformedSet[];
  best: number | null;
  setNumber: number;
}
const histories: fc.Arbitrary<History> = items.chain((item) =>
  fc.record({
    item: fc.constant(item),
    before: lastTime(item),
    best: fc.option(kilos(400)),
    setNumber: fc.integer({ min: 1, max: item.sets }),
  }),
);
const check = (property: (history: History) => void) =>
  fc.assert(fc.property(histories, property), { numRuns: 2000 });

const sameOf = (before: readonly PerformedSet[], setNumber: number) =>
  before.find((set) => set.setNumber === setNumber) ?? before.at(-1);
/** Whether a set is missing or below the item's values. */
const isMissed = (item: Prescribed, before: readonly PerformedSet[]) => {
  const kind = amountKind(item);
  const asked = kind === "reps" ? item.reps : (item[kind] ?? 0);
  const sets = before.slice(0, item.sets);
  return sets.length < item.sets || sets.some((set) => (set[kind] ?? 0) < asked);
};

describe("a progression", () => {
  it("raises nothing after a missed repetition, a missed second or a missing set", () => {
    check(({ item, before, best, setNumber }) => {
      fc.pre(isMissed(item, before));
      const suggestion = suggestionOf(item, before);
      expect(suggestion?.add ?? 0).toBe(0);
      // The only acceptable suggestion is the return from a raise in force.
      if (suggestion?.reason === "taken_back") {
        expect(suggestion.accepted).toMatchObject({ weight: expect.any(Number) });
        expect(item.weight).toBeGreaterThan((suggestion.accepted as { weight: number }).weight);
      } else expect(suggestion?.accepted ?? null).toBeNull();
      const set = prefilledSet(setNumber, item, before, best);
      const planned = prefilledSet(setNumber, { ...item, progression: null }, [], best);
      const same = sameOf(before, setNumber);
      const isAtMost = (of: (set: PerformedSet) => number | null | undefined) =>
        expect(of(set) ?? 0).toBeLessThanOrEqual(
          Math.max(of(planned) ?? 0, same ? (of(same) ?? 0) : 0),
        );
      isAtMost(({ weight }) => weight);
      isAtMost(({ reps }) => reps);
      isAtMost(({ seconds }) => seconds);
      isAtMost(({ metres }) => metres);
    });
  });

  it("is never below the plan or the weight of the time before", () => {
    check(({ item, before, best, setNumber }) => {
      const set = prefilledSet(setNumber, item, before, best);
      const planned = prefilledSet(setNumber, { ...item, progression: null }, [], best);
      const same = sameOf(before, setNumber);
      expect(set.weight ?? 0).toBeGreaterThanOrEqual(planned.weight ?? 0);
      // A percentage may raise and lower by the plan itself.
      const byPercent = item.weight === null && typeof item.percent === "number";
      if (!byPercent) expect(set.weight ?? 0).toBeGreaterThanOrEqual(same?.weight ?? 0);
      expect(set.reps).toBeGreaterThanOrEqual(planned.reps);
      expect(set.seconds ?? 0).toBeGreaterThanOrEqual(planned.seconds ?? 0);
      expect(set.metres ?? 0).toBeGreaterThanOrEqual(planned.metres ?? 0);
    });
  });

  it("counts a set in its exercise's unit", () => {
    check(({ item, before, best, setNumber }) => {
      const set = prefilledSet(setNumber, item, before, best);
      const kind = amountKind(item);
      expect(amountKind(set)).toBe(kind);
      if (kind !== "reps") expect(set.reps).toBe(0);
    });
  });

  it("stays within the bounds, and never lowers anything", () => {
    check(({ item, before, best, setNumber }) => {
      const suggestion = suggestionOf(item, before);
      expect(suggestion?.add ?? 0).toBeGreaterThanOrEqual(0);
      for (const [name, value] of Object.entries(suggestion?.accepted ?? {})) {
        const { min, max } = exerciseBounds[name as "weight" | "reps" | "seconds"];
        expect(value).toBeGreaterThanOrEqual(min);
        expect(value).toBeLessThanOrEqual(max);
      }
      const set = prefilledSet(setNumber, item, before, best);
      for (const name of ["reps", "weight", "seconds", "metres"] as const) {
        const { min, max } = performedBounds[name];
        expect(set[name] ?? min).toBeGreaterThanOrEqual(min);
        expect(set[name] ?? min).toBeLessThanOrEqual(max);
      }
    });
  });

  it("offers only changes that are new to the plan and above the last sets", () => {
    check(({ item, before }) => {
      const suggestion = suggestionOf(item, before);
      if (!suggestion?.accepted || suggestion.reason === "taken_back") return;
      const least = (of: (set: PerformedSet) => number | null | undefined) =>
        Math.min(...before.slice(0, item.sets).map((set) => of(set) ?? 0));
      const { accepted } = suggestion;
      if ("weight" in accepted) {
        expect(accepted.weight).toBeGreaterThan(least(({ weight }) => weight));
        expect(suggestion.stands).toBe(accepted.weight === item.weight);
      }
      if ("reps" in accepted) expect(accepted.reps).toBeGreaterThan(least(({ reps }) => reps));
      if ("seconds" in accepted)
        expect(accepted.seconds).toBeGreaterThan(least(({ seconds }) => seconds));
    });
  });

  it("shows an accepted weight like an automatic progression", () => {
    check(({ item, before, best, setNumber }) => {
      const { accepted, reason } = suggestionOf(item, before) ?? {};
      if (!accepted || !("weight" in accepted) || reason === "taken_back") return;
      const runs = { ...item, progressionRuns: true };
      const agreed = { ...item, ...accepted, progressionRuns: false };
      expect(suggestionOf(agreed, before)).toMatchObject({ stands: true });
      expect(prefilledSet(setNumber, agreed, before, best)).toEqual(
        prefilledSet(setNumber, runs, before, best),
      );
    });
  });

  it("shows no more than the plan and the time before until accepted", () => {
    check(({ item, before, best, setNumber }) => {
      const waits = { ...item, progressionRuns: false };
      fc.pre(!suggestionOf(waits, before)?.stands);
      const set = prefilledSet(setNumber, waits, before, best);
      const planned = prefilledSet(setNumber, { ...item, progression: null }, [], best);
      const same = sameOf(before, setNumber);
      for (const name of ["reps", "weight", "seconds", "metres"] as const) {
        const most = Math.max(planned[name] ?? 0, same?.[name] ?? 0);
        expect(set[name] ?? 0).toBeLessThanOrEqual(most);
      }
    });
  });
});
