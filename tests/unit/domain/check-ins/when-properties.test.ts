import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  dayOfWeek,
  daysBetween,
  instantAt,
  localDateAt,
  minuteOfDay,
} from "../../../../domain/calendar.ts";
import {
  type CheckInTimes,
  checkInEvery,
  closedOccurrences,
  missedInARow,
  nextOccurrence,
  type Occurrence,
  occurrenceOn,
  occurrenceStates,
  openOccurrence,
  reminderOf,
  stateOf,
} from "../../../../domain/check-ins/when.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const anyZone = fc.constantFrom(
  "Asia/Hebron",
  "Asia/Dubai",
  "Africa/Cairo",
  "America/New_York",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
);

const anyTimes = fc
  .record({
    weekday: fc.integer({ min: 0, max: 6 }),
    quarter: fc.integer({ min: 0, max: 95 }),
    every: fc.constantFrom(...checkInEvery),
    startsOn: fc.integer({ min: 0, max: 1000 }).map((days) => addDays("2026-06-01", days)),
    madeAfter: fc.integer({ min: -30 * dayMs, max: 300 * dayMs }),
  })
  .map(
    ({ quarter, madeAfter, ...rest }): CheckInTimes => ({
      ...rest,
      minute: quarter * 15,
      since: Date.parse(rest.startsOn) + madeAfter,
    }),
  );

/** Times, an instant up to three years after they were made, and a zone. */
const anyMoment = fc
  .record({
    times: anyTimes,
    passed: fc.integer({ min: -60 * dayMs, max: 1000 * dayMs }),
    zone: anyZone,
  })
  .map(({ times, passed, zone }) => ({ times, now: times.since + passed, zone }));

/** All occurrences until an instant and two after it, by a walk over all days from the first. */
function walk(times: CheckInTimes, until: number, zone: string): Occurrence[] {
  const found: Occurrence[] = [];
  const last = addDays(localDateAt(Math.max(until, times.since), zone), 70);
  let day = times.startsOn;
  while (times.every !== 0 && dayOfWeek(day) !== times.weekday) day = addDays(day, 1);
  while (day <= last && !(times.every === 0 && day > times.startsOn)) {
    const dueAt = instantAt(day, times.minute, zone);
    const [opensAt, closesAt] = [dueAt - 72 * hourMs, dueAt + 48 * hourMs];
    if (dueAt > times.since) found.push({ dueOn: day, opensAt, dueAt, closesAt });
    day = addDays(day, 7 * times.every || 1);
  }
  return found;
}

/** The closed ones nearest to an instant, the open one and the next one, from the earliest. */
function around({ times, now, zone }: { times: CheckInTimes; now: number; zone: string }) {
  return [
    ...closedOccurrences(times, now, zone, 3).reverse(),
    openOccurrence(times, now, zone),
    nextOccurrence(times, now, zone),
  ].filter((each) => each !== undefined);
}

describe("occurrences", () => {
  it("are at any instant those of a walk from the first day: at most one is open", () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 0, max: 12 }), ({ times, now, zone }, most) => {
        const all = walk(times, now, zone);
        const open = all.filter(({ opensAt, closesAt }) => opensAt <= now && now < closesAt);
        const closed = all.filter(({ closesAt }) => closesAt <= now).reverse();
        expect(open.length).toBeLessThanOrEqual(1);
        expect(openOccurrence(times, now, zone)).toEqual(open[0]);
        expect(nextOccurrence(times, now, zone)).toEqual(all.find(({ opensAt }) => opensAt > now));
        expect(closedOccurrences(times, now, zone, most)).toEqual(closed.slice(0, most));
      }),
    );
  });

  it("are due on the weekday, by the clock of the zone unless it skips the minute", () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const { times, zone } = moment;
        for (const { dueOn, dueAt } of around(moment)) {
          expect(dayOfWeek(dueOn)).toBe(times.every ? times.weekday : dayOfWeek(times.startsOn));
          expect(dueOn >= times.startsOn).toBe(true);
          expect(dueAt).toBeGreaterThan(times.since);
          const shown = minuteOfDay(dueAt, zone);
          const isSkipped = shown - minuteOfDay(dueAt - 1, zone) !== 1 && shown > times.minute;
          if (!isSkipped) expect([localDateAt(dueAt, zone), shown]).toEqual([dueOn, times.minute]);
        }
      }),
    );
  });

  it("follow each other after exactly their weeks, without a hole between closed, open and next", () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const days = around(moment).map(({ dueOn }) => dueOn);
        for (const [index, day] of days.slice(1).entries()) {
          expect(daysBetween(days[index] ?? day, day)).toBe(7 * moment.times.every);
        }
      }),
    );
  });

  it("are the same from any two instants, and never drift from the first", () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 0, max: 1000 * dayMs }), (moment, later) => {
        const { times, now, zone } = moment;
        const first = nextOccurrence(times, times.since - 4 * dayMs, zone);
        for (const each of [...around(moment), ...around({ times, zone, now: now + later })]) {
          expect(occurrenceOn(times, each.dueOn, zone)).toEqual(each);
          const weeks = times.every || 1;
          expect(Math.abs(daysBetween(first?.dueOn ?? "", each.dueOn) % (7 * weeks))).toBe(0);
        }
      }),
    );
  });

  it("have an occurrence on no other day", () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: -20, max: 20 }), ({ times, now, zone }, shift) => {
        const day = addDays(localDateAt(now, zone), shift);
        const expected = walk(times, now, zone).find(({ dueOn }) => dueOn === day);
        expect(occurrenceOn(times, day, zone)).toEqual(expected);
      }),
    );
  });
});

const anyFacts = fc.record({ isSent: fc.boolean(), isExcused: fc.boolean() });

describe("an occurrence", () => {
  it("changes its state in one direction, and is open or late exactly while it is the open one", () => {
    fc.assert(
      fc.property(anyMoment, fc.nat(10 * dayMs), anyFacts, (moment, passed, facts) => {
        const { times, now, zone } = moment;
        for (const each of around(moment)) {
          const [before, after] = [now, now + passed].map((instant) =>
            occurrenceStates.indexOf(stateOf(each, facts, instant)),
          );
          expect(before).toBeLessThanOrEqual(after ?? -1);
          const state = stateOf(each, { isSent: false, isExcused: false }, now);
          const isOpen = openOccurrence(times, now, zone)?.dueOn === each.dueOn;
          expect(state === "open" || state === "late").toBe(isOpen);
        }
      }),
    );
  });

  it("has reminders only while it is open, and only more with time", () => {
    fc.assert(
      fc.property(anyMoment, fc.nat(10 * dayMs), anyFacts, (moment, passed, facts) => {
        for (const each of around(moment)) {
          const later = moment.now + passed;
          const isOpen = stateOf(each, facts, later) === "open";
          expect(reminderOf(each, facts, later) > 0).toBe(isOpen);
          if (!isOpen) continue;
          expect(reminderOf(each, facts, moment.now)).toBeLessThanOrEqual(
            reminderOf(each, facts, later),
          );
        }
      }),
    );
  });
});

describe("missed ones in a row", () => {
  it("are at most two, none after a sent one, and never more by an absence", () => {
    const history = fc.uniqueArray(fc.nat(9), { maxLength: 10 });
    fc.assert(
      fc.property(anyMoment, history, history, ({ times, now, zone }, sentOnes, awayOnes) => {
        const days = closedOccurrences(times, now, zone, 10).map(({ dueOn }) => dueOn);
        const chosen = (ones: number[]) => ones.flatMap((one) => days[one] ?? []);
        const sent = new Set(chosen(sentOnes));
        const absences = chosen(awayOnes).map((day) => ({ startsOn: day, endsOn: day }));
        const answeredOn = [...sent].sort().at(-1) ?? null;
        const missed = missedInARow(times, { answeredOn, absences }, now, zone);
        const owed = days
          .slice(0, 8)
          .filter((day) => sent.has(day) || !chosen(awayOnes).includes(day));
        const stop = owed.findIndex((day) => sent.has(day));
        expect(missed?.count ?? 0).toBe(Math.min(2, stop < 0 ? owed.length : stop));
        expect(missed?.dueOn).toBe(missed && owed[0]);
      }),
    );
  });
});
