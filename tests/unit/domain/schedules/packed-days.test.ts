import fc from "fast-check";
import { expect, it } from "vitest";
import {
  amountsOf,
  bestsOfDays,
  type PackedDay,
  readPackedDays,
  writePackedDays,
} from "../../../../domain/schedules/packed-days.ts";
import { setKinds } from "../../../../domain/schedules/performed-sets.ts";

const optional = { requiredKeys: ["setNumber", "reps", "weight"] } as const;
const set = fc.record(
  {
    setNumber: fc.integer({ min: 1, max: 10 }),
    reps: fc.integer({ min: 0, max: 1000 }),
    weight: fc.option(fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100)),
    seconds: fc.integer({ min: 1, max: 36_000 }),
    metres: fc.integer({ min: 1, max: 200_000 }),
    kind: fc.constantFrom(...setKinds),
  },
  { requiredKeys: [...optional.requiredKeys] },
);
const dates = ["2025-01-05", "2025-01-06", "2025-03-01"];
const days: fc.Arbitrary<PackedDay[]> = fc.subarray(dates).chain((chosen) =>
  fc.tuple(
    ...chosen.map((date) =>
      fc.record({
        date: fc.constant(date),
        items: fc.array(fc.array(set, { minLength: 1, maxLength: 4 }), {
          minLength: 1,
          maxLength: 3,
        }),
      }),
    ),
  ),
);

it("packed days are read back as written, earliest first", () => {
  fc.assert(
    fc.property(days, (written) => {
      expect(readPackedDays(writePackedDays(written.toReversed()))).toEqual(written);
    }),
  );
});

it("the bests of packed days are null without any", () => {
  const day = (date: string, reps: number, weight: number | null) => ({
    date,
    items: [[{ setNumber: 1, reps, weight }]],
  });
  const none = { weight: null, oneRep: null, volume: null, seconds: null, metres: null };
  expect(bestsOfDays([])).toEqual(none);
  expect(bestsOfDays([day("2025-01-05", 10, null)])).toEqual(none);
  expect(bestsOfDays([day("2025-01-05", 1, 80), day("2025-01-06", 10, 50)])).toEqual({
    ...none,
    weight: 80,
    oneRep: 80,
    volume: 500,
  });
});

it("warm-ups count for no best and no volume; drop sets and failed ones do", () => {
  const sets = [
    { setNumber: 1, reps: 15, weight: 200, kind: "warm_up" as const },
    { setNumber: 2, reps: 5, weight: 100 },
    { setNumber: 3, reps: 8, weight: 60, kind: "drop" as const },
    { setNumber: 4, reps: 4, weight: 105, kind: "failure" as const },
  ];
  const day = { date: "2025-01-05", items: [sets] };
  expect(amountsOf(day)).toMatchObject({ sets: 3, bestReps: 8, bestWeight: 105, volume: 1400 });
  const [warmUp] = sets;
  const warm = { date: "2025-01-06", items: warmUp ? [[warmUp]] : [] };
  expect(amountsOf(warm)).toMatchObject({ sets: 0, bestReps: 0, bestWeight: null, volume: 0 });
  expect(bestsOfDays([day, warm])).toEqual(bestsOfDays([day]));
});

it("a kind is one letter in the stored day", () => {
  const day = {
    date: "2025-01-05",
    items: [[{ setNumber: 1, reps: 5, weight: 100, kind: "warm_up" as const }]],
  };
  expect(writePackedDays([day])).toBe('[["2025-01-05",[[[5,100,null,null,null,"w"]]]]]');
});
