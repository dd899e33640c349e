import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayOfWeek, daysBetween, weekStart } from "../../../../domain/calendar.ts";
import { lastWeekAhead } from "../../../../domain/schedules/applied-schedules.ts";
import {
  templateWeekOn,
  weeksToFill,
  weeksToFollow,
  weeksToGive,
} from "../../../../domain/templates/template-weeks.ts";

const day = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 86_400_000, max: Date.UTC(2040, 0, 1) / 86_400_000 })
  .map((number) => addDays("1970-01-01", number));
const run = fc.record({
  startsOn: day.map(weekStart),
  weeks: fc.integer({ min: 1, max: 12 }),
  repeats: fc.boolean(),
});
/** A run, and a day up to half a year before or after its start. */
const runAndToday = fc
  .record({ run, days: fc.integer({ min: -180, max: 180 }) })
  .map(({ run, days }) => ({ run, today: addDays(run.startsOn, days) }));

const fourWeeks = { startsOn: "2026-03-01", weeks: 4, repeats: false };

describe("the weeks of a template", () => {
  it("are given from its first to its last", () => {
    expect(weeksToGive(fourWeeks, "2026-02-25")).toEqual([
      { sunday: "2026-03-01", week: 0 },
      { sunday: "2026-03-08", week: 1 },
      { sunday: "2026-03-15", week: 2 },
      { sunday: "2026-03-22", week: 3 },
    ]);
  });

  it("repeat from the first one, as far as weeks are filled ahead", () => {
    const weeks = weeksToGive({ ...fourWeeks, repeats: true }, "2026-03-04");
    expect(weeks.map(({ week }) => week)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0]);
    expect(weeks.at(-1)?.sunday).toBe(lastWeekAhead("2026-03-04"));
  });

  it("are none before the start and after the end", () => {
    expect(templateWeekOn(fourWeeks, "2026-02-22")).toBeUndefined();
    expect(templateWeekOn(fourWeeks, "2026-03-29")).toBeUndefined();
    expect(templateWeekOn({ ...fourWeeks, repeats: true }, "2026-03-29")).toBe(0);
  });

  it("are Sundays in order, not over, each with its template week", () => {
    fc.assert(
      fc.property(runAndToday, ({ run, today }) => {
        for (const { sunday, week } of weeksToGive(run, today)) {
          expect(dayOfWeek(sunday)).toBe(0);
          expect(sunday >= run.startsOn && addDays(sunday, 6) >= today).toBe(true);
          expect(week).toBe((daysBetween(run.startsOn, sunday) / 7) % run.weeks);
        }
      }),
    );
  });

  it("are filled ahead from where giving stopped, without gaps and repeats", () => {
    fc.assert(
      fc.property(runAndToday, fc.integer({ min: 0, max: 30 }), ({ run, today }, later) => {
        const given = weeksToGive(run, today);
        const filledThrough = given.at(-1)?.sunday ?? addDays(run.startsOn, -7);
        const then = addDays(today, 7 * later);
        const filled = weeksToFill(run, filledThrough, then);
        const all = weeksToGive(run, then).filter(({ sunday }) => sunday <= lastWeekAhead(then));
        const reached = [...given, ...filled].filter(({ sunday }) => sunday >= weekStart(then));
        expect(reached.filter(({ sunday }) => sunday <= lastWeekAhead(then))).toEqual(all);
      }),
    );
  });

  it("reached by an edit are the filled ones from the current one on", () => {
    fc.assert(
      fc.property(runAndToday, ({ run, today }) => {
        const given = weeksToGive(run, today);
        const through = given.at(-1)?.sunday;
        if (through) expect(weeksToFollow(run, through, today)).toEqual(given);
      }),
    );
  });
});
