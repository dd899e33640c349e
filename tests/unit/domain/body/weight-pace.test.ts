import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { smoothedWeights, weightPace } from "../../../../domain/body/weight-pace.ts";
import { addDays, daysBetween } from "../../../../domain/calendar.ts";
import { roundTo } from "../../../../domain/numerals.ts";

const start = "2026-03-01";
const day = (days: number) => addDays(start, days);

/** `count` records, one every `every` days, on a straight line plus a deviation. */
const along = (count: number, every: number, perWeek: number, beside = (_: number) => 0) =>
  Array.from({ length: count }, (_, i) => ({
    date: day(i * every),
    weight: roundTo(80 + (perWeek * i * every) / 7 + beside(i), 2),
  }));

const records = fc
  .uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 60 })
  .chain((places) =>
    fc
      .array(fc.integer({ min: 300, max: 2000 }), {
        minLength: places.length,
        maxLength: places.length,
      })
      .map((tenths) =>
        places
          .toSorted((a, b) => a - b)
          .map((place, i) => ({ date: day(place), weight: (tenths[i] ?? 700) / 10 })),
      ),
  );

describe("smoothed weights", () => {
  it("keep every day, and leave a single record as it is", () => {
    fc.assert(
      fc.property(records, (days) => {
        const smooth = smoothedWeights(days);
        expect(smooth.map(({ date }) => date)).toEqual(days.map(({ date }) => date));
        days.forEach(({ date, weight }, i) => {
          const near = days.filter((other) => Math.abs(daysBetween(other.date, date)) <= 21);
          if (near.length === 1) expect(smooth[i]?.weight).toBe(weight);
        });
      }),
    );
    expect(smoothedWeights([])).toEqual([]);
  });

  it("follow a steady loss or gain without delay", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -150, max: 150 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 60 }),
        (hundredths, every, count) => {
          const days = along(count, every, hundredths / 100);
          smoothedWeights(days).forEach(({ weight }, i) => {
            expect(Math.abs(weight - (days[i]?.weight ?? 0))).toBeLessThanOrEqual(0.021);
          });
        },
      ),
    );
  });

  it("smooth daily and weekly records", () => {
    const swing = (days: readonly { weight: number }[]) =>
      days
        .slice(1)
        .reduce((sum, { weight }, i) => sum + Math.abs(weight - (days[i]?.weight ?? 0)), 0);
    for (const every of [1, 7]) {
      const days = along(40, every, 0, (i) => (i % 2 ? 0.8 : -0.8));
      expect(swing(smoothedWeights(days))).toBeLessThan(swing(days) / 3);
    }
  });
});

describe("the pace of a weight", () => {
  it("needs 14 days and three recent records", () => {
    expect(weightPace(along(2, 14, -0.5), day(14), 70)).toBeNull();
    expect(weightPace(along(14, 1, -0.5), day(13), 70)).toBeNull();
    expect(weightPace(along(15, 1, -0.5), day(14), 70)?.perWeek).toBe(-0.5);
    expect(weightPace(along(3, 7, -0.5), day(14), 70)?.perWeek).toBe(-0.5);
    expect(weightPace(along(3, 7, -0.5), day(14 + 21), 70)).not.toBeNull();
    expect(weightPace(along(3, 7, -0.5), day(14 + 22), 70)).toBeNull();
    expect(weightPace([], day(0), 70)).toBeNull();
  });

  it("reads the last four weeks alone", () => {
    const before = Array.from({ length: 40 }, (_, i) => ({ date: day(i - 80), weight: 95 }));
    expect(weightPace([...before, ...along(29, 1, -0.7)], day(28), null)?.perWeek).toBe(-0.7);
  });

  it("is the rate of a straight line, whatever it is", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -150, max: 150 }),
        fc.integer({ min: 1, max: 7 }),
        (hundredths, every) => {
          const count = Math.floor(28 / every) + 1;
          const pace = weightPace(along(count, every, hundredths / 100), day(28), null);
          expect(Math.abs((pace?.perWeek ?? 99) - hundredths / 100)).toBeLessThan(0.03);
        },
      ),
    );
  });

  it("gives the target's days as a range after today that contains the straight line's", () => {
    const pace = weightPace(along(29, 1, -0.5), day(28), 76);
    // 2 kg at 0.5 kg a week take 28 days; a rate 20% higher or lower gives 24 and 35.
    expect(pace?.target).toEqual({ earliest: day(28 + 24), latest: day(28 + 35) });
    fc.assert(
      fc.property(records, fc.integer({ min: 300, max: 2000 }), (days, tenths) => {
        const today = days.at(-1)?.date ?? start;
        const reached = weightPace(days, today, tenths / 10)?.target;
        if (!reached) return;
        expect(daysBetween(today, reached.earliest)).toBeGreaterThanOrEqual(1);
        expect(daysBetween(reached.earliest, reached.latest)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(today, reached.latest)).toBeLessThanOrEqual(730);
      }),
    );
  });

  it("gives no day if the weight moves away, is steady, swings, or takes years", () => {
    const last = day(28);
    expect(weightPace(along(29, 1, 0.5), last, 76)?.target).toBeNull();
    expect(weightPace(along(29, 1, -0.05), last, 76)?.target).toBeNull();
    const swinging = along(5, 7, -0.3, (i) => (i % 2 ? 3 : -3));
    expect(weightPace(swinging, last, 76)?.target).toBeNull();
    expect(weightPace(along(29, 1, -0.12), last, 40)?.target).toBeNull();
    expect(weightPace(along(29, 1, -0.5), last, null)?.target).toBeNull();
  });

  it("widens with the scatter around the line", () => {
    const range = (pace: ReturnType<typeof weightPace>) =>
      pace?.target ? daysBetween(pace.target.earliest, pace.target.latest) : -1;
    const calm = weightPace(along(29, 1, -0.5), day(28), 70);
    const restless = weightPace(
      along(15, 2, -0.5, (i) => (i % 2 ? 0.9 : -0.9)),
      day(28),
      70,
    );
    expect(range(restless)).toBeGreaterThan(range(calm));
  });
});
