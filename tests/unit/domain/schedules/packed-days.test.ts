import fc from "fast-check";
import { expect, it } from "vitest";
import {
  bestsOfDays,
  type PackedDay,
  readPackedDays,
  writePackedDays,
} from "../../../../domain/schedules/packed-days.ts";

const optional = { requiredKeys: ["setNumber", "reps", "weight"] } as const;
const set = fc.record(
  {
    setNumber: fc.integer({ min: 1, max: 10 }),
    reps: fc.integer({ min: 0, max: 1000 }),
    weight: fc.option(fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100)),
    seconds: fc.integer({ min: 1, max: 36_000 }),
    metres: fc.integer({ min: 1, max: 200_000 }),
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
