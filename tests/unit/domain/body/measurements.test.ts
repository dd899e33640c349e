import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  measurementFields,
  measurementId,
  measurementKinds,
  measurementTrend,
  oneADay,
} from "../../../../domain/body/measurements.ts";
import { addDays } from "../../../../domain/calendar.ts";
import { checkField } from "../../../../domain/fields.ts";
import { isId, newId } from "../../../../domain/id.ts";

const anyRecord = fc.record({
  date: fc.integer({ min: 0, max: 20 }).map((days) => addDays("2026-01-01", days)),
  value: fc.integer({ min: 300, max: 1500 }).map((tenths) => tenths / 10),
});

describe("a measurement", () => {
  it.each(measurementKinds)("of %s is never 0 nor 900", (kind) => {
    for (const value of [0, 900]) {
      expect(checkField(measurementFields[kind], value)).toMatchObject({ code: "out_of_range" });
    }
  });

  it("has its own constant id within a sending", () => {
    const sending = newId();
    const ids = measurementKinds.map((kind) => measurementId(sending, kind));
    expect(new Set(ids).size).toBe(measurementKinds.length);
    expect(ids.every(isId)).toBe(true);
    expect(measurementKinds.map((kind) => measurementId(sending, kind))).toEqual(ids);
  });
});

describe("the days of a kind", () => {
  it("have the last record of each, oldest first", () => {
    fc.assert(
      fc.property(fc.array(anyRecord), (records) => {
        const days = oneADay(records);
        expect(days.map(({ date }) => date)).toEqual(
          [...new Set(records.map(({ date }) => date))].sort(),
        );
        for (const day of days) {
          expect(records.findLast(({ date }) => date === day.date)).toBe(day);
        }
      }),
    );
  });

  it("have the newest, the one before and their difference, to a decimal", () => {
    fc.assert(
      fc.property(fc.array(anyRecord), (records) => {
        const days = oneADay(records);
        const { current, previous, difference } = measurementTrend(days);
        expect(current).toBe(days.at(-1) ?? null);
        expect(previous).toBe(days.at(-2) ?? null);
        const between = current && previous ? current.value - previous.value : null;
        expect(difference).toBe(between === null ? null : Number(between.toFixed(1)));
      }),
    );
  });
});
