import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../../domain/calendar.ts";
import { scaledQuantities } from "../../../../domain/schedules/scaling.ts";
import { dayScaler } from "../../../../domain/templates/scaled-days.ts";

const plate = (id: string, dayOfWeek: number, overrides: object = {}) => ({
  id,
  week: 0,
  dayOfWeek,
  calories: 150,
  quantity: 200,
  ...overrides,
});
const week = { sunday: "2026-03-01", week: 0 };

describe("the grams of a template's meals", () => {
  it("follow the target of each day", () => {
    const scale = dayScaler([plate("a", 0), plate("b", 0), plate("c", 3)]);
    expect(scale([week], (day) => (day === "2026-03-01" ? 900 : 450))).toEqual([
      { itemId: "a", day: "2026-03-01", grams: 300 },
      { itemId: "b", day: "2026-03-01", grams: 300 },
      { itemId: "c", day: "2026-03-04", grams: 300 },
    ]);
  });

  it("are the template's on a day without a target", () => {
    expect(dayScaler([plate("a", 0)])([week], () => undefined)).toEqual([]);
  });

  it("equal the single day's, whatever was computed before", () => {
    const plates = fc.array(
      fc.record({
        dayOfWeek: fc.integer({ min: 0, max: 6 }),
        calories: fc.option(fc.integer({ min: 0, max: 900 })),
        quantity: fc.integer({ min: 1, max: 12 }).map((steps) => 50 * steps),
      }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(plates, fc.array(fc.integer({ min: 800, max: 4000 })), (given, targets) => {
        const all = given.map((each, nth) => ({ ...each, id: String(nth), week: 0 }));
        const scale = dayScaler(all);
        for (const target of targets) {
          const scaled = new Map(
            scale([week], () => target).map(({ itemId, day, grams }) => [
              `${itemId} ${day}`,
              grams,
            ]),
          );
          for (const day of [0, 1, 2, 3, 4, 5, 6]) {
            const ofDay = all.filter(({ dayOfWeek }) => dayOfWeek === day);
            const date = addDays(week.sunday, day);
            expect(
              ofDay.map(({ id, quantity }) => scaled.get(`${id} ${date}`) ?? quantity),
            ).toEqual(scaledQuantities(ofDay, target));
          }
        }
      }),
    );
  });
});
