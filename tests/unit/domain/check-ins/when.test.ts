import { describe, expect, it } from "vitest";
import {
  type CheckInTimes,
  closedOccurrences,
  isExcused,
  missedInARow,
  nextOccurrence,
  type Occurrence,
  type OccurrenceState,
  occurrenceOn,
  openOccurrence,
  reminderOf,
  stateOf,
} from "../../../../domain/check-ins/when.ts";

const hebron = "Asia/Hebron";
const newYork = "America/New_York";
const at = Date.parse;
const hours = (count: number) => count * 3_600_000;

/** Thursdays at 20:00, made on Friday, 1 January 2027. */
const thursdays: CheckInTimes = {
  weekday: 4,
  minute: 1200,
  every: 1,
  startsOn: "2027-01-01",
  since: at("2027-01-01T08:00Z"),
};

/** The due times of the first three occurrences. */
function firstThree(times: CheckInTimes, zone: string): string[] {
  const found: string[] = [];
  let next = nextOccurrence(times, times.since - hours(100), zone);
  while (next && found.length < 3) {
    found.push(new Date(next.dueAt).toISOString().slice(0, 16));
    next = nextOccurrence(times, next.opensAt, zone);
  }
  return found;
}

const onThe7th = { startsOn: "2027-01-07" };
const saturdays = { weekday: 6, startsOn: "2027-03-20", minute: 150 };

describe("the due times", () => {
  it.each<[string, Partial<CheckInTimes>, string, string[]]>([
    ["weekly", {}, hebron, ["01-07T18:00", "01-14T18:00", "01-21T18:00"]],
    ["fortnightly", { every: 2 }, hebron, ["01-07T18:00", "01-21T18:00", "02-04T18:00"]],
    ["every four weeks", { every: 4 }, hebron, ["01-07T18:00", "02-04T18:00", "03-04T18:00"]],
    ["once, on another weekday", { every: 0, startsOn: "2027-01-05" }, hebron, ["01-05T18:00"]],
    [
      "made on the due day a minute before the hour",
      { ...onThe7th, since: at("2027-01-07T17:59Z") },
      hebron,
      ["01-07T18:00", "01-14T18:00", "01-21T18:00"],
    ],
    [
      "made on the due day at the hour",
      { ...onThe7th, since: at("2027-01-07T18:00Z") },
      hebron,
      ["01-14T18:00", "01-21T18:00", "01-28T18:00"],
    ],
    [
      "made fortnightly on the due day after the hour",
      { ...onThe7th, every: 2, since: at("2027-01-07T19:00Z") },
      hebron,
      ["01-21T18:00", "02-04T18:00", "02-18T18:00"],
    ],
    [
      "made once, after its hour",
      { ...onThe7th, every: 0, since: at("2027-01-07T18:00Z") },
      hebron,
      [],
    ],
    [
      "changed after years",
      { startsOn: "2020-01-01" },
      hebron,
      ["01-07T18:00", "01-14T18:00", "01-21T18:00"],
    ],
    [
      "begun later",
      { startsOn: "2027-02-05" },
      hebron,
      ["02-11T18:00", "02-18T18:00", "02-25T18:00"],
    ],
    [
      "over the clock's step forward",
      { startsOn: "2027-03-18" },
      hebron,
      ["03-18T18:00", "03-25T18:00", "04-01T17:00"],
    ],
    [
      "over the clock's step back",
      { startsOn: "2027-10-21" },
      hebron,
      ["10-21T17:00", "10-28T17:00", "11-04T18:00"],
    ],
    ["at a skipped time, 02:30", saturdays, hebron, ["03-20T00:30", "03-27T00:00", "04-02T23:30"]],
    [
      "at a repeated time, 01:30",
      { ...saturdays, startsOn: "2027-10-23", minute: 90 },
      hebron,
      ["10-22T22:30", "10-29T22:30", "11-05T23:30"],
    ],
    ["in Dubai", {}, "Asia/Dubai", ["01-07T16:00", "01-14T16:00", "01-21T16:00"]],
    [
      "in New York, a day later by UTC, over its own change",
      { startsOn: "2027-03-04" },
      "America/New_York",
      ["03-05T01:00", "03-12T01:00", "03-19T00:00"],
    ],
  ])("are right %s", (_, changes, zone, expected) => {
    const dueTimes = firstThree({ ...thursdays, ...changes }, zone);
    expect(dueTimes).toEqual(expected.map((time) => `2027-${time}`));
  });

  it.each(["2027-01-06", "2026-12-31", "2027-01-08"])("are none on %s", (day) => {
    expect(occurrenceOn(thursdays, day, hebron)).toBeUndefined();
  });

  it("are none a week after a single one, nor in a week between", () => {
    const once: CheckInTimes = { ...thursdays, ...onThe7th, every: 0 };
    expect(occurrenceOn(once, "2027-01-07", hebron)).toBeDefined();
    expect(occurrenceOn(once, "2027-01-14", hebron)).toBeUndefined();
    expect(occurrenceOn({ ...thursdays, every: 2 }, "2027-01-14", hebron)).toBeUndefined();
  });
});

const seventh: Occurrence = {
  dueOn: "2027-01-07",
  opensAt: at("2027-01-04T18:00Z"),
  dueAt: at("2027-01-07T18:00Z"),
  closesAt: at("2027-01-09T18:00Z"),
};

describe("an occurrence", () => {
  it("opens 72 hours before its due time and closes 48 hours after it", () => {
    expect(occurrenceOn(thursdays, "2027-01-07", hebron)).toEqual(seventh);
  });

  it("has exact hours over a change of the clock", () => {
    expect(occurrenceOn({ ...thursdays, weekday: 0 }, "2027-03-28", hebron)).toEqual({
      dueOn: "2027-03-28",
      opensAt: at("2027-03-25T17:00Z"),
      dueAt: at("2027-03-28T17:00Z"),
      closesAt: at("2027-03-30T17:00Z"),
    });
  });

  it.each([
    ["2027-01-04T17:59:59.999Z", undefined, "2027-01-07", []],
    ["2027-01-04T18:00Z", "2027-01-07", "2027-01-14", []],
    ["2027-01-09T17:59:59.999Z", "2027-01-07", "2027-01-14", []],
    ["2027-01-09T18:00Z", undefined, "2027-01-14", ["2027-01-07"]],
    ["2027-01-26T00:00Z", "2027-01-28", "2027-02-04", ["2027-01-21", "2027-01-14"]],
  ])("is open, next or closed at %s", (instant, open, next, closed) => {
    const now = at(instant);
    expect(openOccurrence(thursdays, now, hebron)?.dueOn).toBe(open);
    expect(nextOccurrence(thursdays, now, hebron)?.dueOn).toBe(next);
    expect(closedOccurrences(thursdays, now, hebron, 2).map(({ dueOn }) => dueOn)).toEqual(closed);
  });

  // Midnights of other zones, a last day of absence, and absences that adjoin.
  const old = { ...thursdays, startsOn: "2026-11-01", since: at("2026-11-01T08:00Z") };
  const early = { ...old, minute: 60 };
  const wednesdays = { ...old, weekday: 3 };
  it.each<[string, CheckInTimes, string, [string, string][], string]>([
    ["the day after it", early, hebron, [["2026-12-20", "2027-01-06"]], "2027-01-07"],
    ["on its last day", wednesdays, newYork, [["2026-12-20", "2027-01-06"]], "2027-01-13"],
    ["over already", old, hebron, [["2026-12-01", "2026-12-16"]], "2026-12-24"],
    [
      "beside another",
      old,
      hebron,
      [
        ["2026-12-20", "2027-01-08"],
        ["2027-01-09", "2027-01-14"],
      ],
      "2027-01-21",
    ],
  ])("are next after an absence: %s", (_, times, zone, away, expected) => {
    const absences = away.map(([startsOn, endsOn]) => ({ startsOn, endsOn }));
    const now = at("2026-12-18T12:00Z");
    expect(nextOccurrence(times, now, zone, absences)?.dueOn).toBe(expected);
  });

  it("has no next one if an absence excuses a single one", () => {
    const single = { ...thursdays, every: 0 as const, startsOn: "2027-01-07" };
    const over = { startsOn: "2027-01-07", endsOn: "2027-01-07" };
    expect(nextOccurrence(single, at("2027-01-02T12:00Z"), hebron, [over])).toBeUndefined();
  });

  const owed = { isSent: false, isExcused: false };
  const sent = { isSent: true, isExcused: false };
  const excused = { isSent: false, isExcused: true };
  const facts = { owed, sent, excused, "sent though excused": { isSent: true, isExcused: true } };

  it.each<[string, keyof typeof facts, OccurrenceState, number]>([
    ["2027-01-04T17:59:59.999Z", "owed", "upcoming", 0],
    ["2027-01-04T18:00Z", "owed", "open", 1],
    ["2027-01-05T17:59:59.999Z", "owed", "open", 1],
    ["2027-01-05T18:00Z", "owed", "open", 2],
    ["2027-01-07T17:59:59.999Z", "owed", "open", 2],
    ["2027-01-07T18:00Z", "owed", "late", 0],
    ["2027-01-09T17:59:59.999Z", "owed", "late", 0],
    ["2027-01-09T18:00Z", "owed", "missed", 0],
    ["2027-01-04T18:00Z", "sent", "sent", 0],
    ["2027-01-09T18:00Z", "sent", "sent", 0],
    ["2027-01-04T17:59:59.999Z", "excused", "excused", 0],
    ["2027-01-04T18:00Z", "excused", "excused", 0],
    ["2027-01-09T18:00Z", "excused", "excused", 0],
    ["2027-01-04T18:00Z", "sent though excused", "sent", 0],
  ])("at %s and %s is %s, with %i reminders", (now, name, state, reminders) => {
    expect(stateOf(seventh, facts[name], at(now))).toBe(state);
    expect(reminderOf(seventh, facts[name], at(now))).toBe(reminders);
  });

  it.each([
    ["2027-01-07", "2027-01-07", true],
    ["2027-01-01", "2027-01-07", true],
    ["2027-01-07", "2027-01-30", true],
    ["2027-01-01", "2027-01-06", false],
    ["2027-01-08", "2027-01-30", false],
  ])("is excused by an absence from %s to %s: %s", (startsOn, endsOn, expected) => {
    expect(isExcused(seventh.dueOn, [{ startsOn, endsOn }])).toBe(expected);
    expect(isExcused(seventh.dueOn, [])).toBe(false);
  });

  it("stays open while it is excused", () => {
    expect(openOccurrence(thursdays, seventh.dueAt, hebron)).toEqual(seventh);
    expect(stateOf(seventh, excused, seventh.dueAt)).toBe("excused");
  });
});

describe("missed ones in a row", () => {
  const overOne = { startsOn: "2027-02-04", endsOn: "2027-02-05" };
  const overTwo = { startsOn: "2027-01-28", endsOn: "2027-02-04" };
  const overEight = { startsOn: "2026-12-01", endsOn: "2027-02-04" };

  // The latest closed one was due on 4 February, the first of all on 7 January.
  it.each([
    ["two at most", [], [], [2, "2027-02-04"]],
    ["none after a sent one", ["2027-02-04"], [], []],
    ["none after an answer to one that is still open", ["2027-02-11"], [], []],
    ["one after a sent one", ["2027-01-28"], [], [1, "2027-02-04"]],
    ["those around an excused one", ["2027-01-21"], [overOne], [1, "2027-01-28"]],
    ["two before an excused one", ["2027-01-14"], [overOne], [2, "2027-01-28"]],
    ["two before two excused ones", [], [overTwo], [2, "2027-01-21"]],
    ["none before two excused ones and a sent one", ["2027-01-21"], [overTwo], []],
    ["none while all are excused", [], [overEight], []],
  ])("are %s", (_, sent, absences, [count, dueOn]) => {
    const history = { answeredOn: sent[0] ?? null, absences };
    expect(missedInARow(thursdays, history, at("2027-02-07T00:00Z"), hebron)).toEqual(
      count === undefined ? undefined : { count, dueOn },
    );
  });

  it("do not include one that can still be sent", () => {
    const history = { answeredOn: null, absences: [] };
    expect(missedInARow(thursdays, history, seventh.closesAt - 1, hebron)).toBeUndefined();
    expect(missedInARow(thursdays, history, seventh.closesAt, hebron)?.count).toBe(1);
  });

  it("are searched among the eight latest", () => {
    const absences = [{ startsOn: "2027-01-14", endsOn: "2027-03-04" }];
    const history = { answeredOn: null, absences };
    const missed = (closed: string) => missedInARow(thursdays, history, at(closed), hebron)?.count;
    // Seven excused ones leave one to be seen, and the eighth excused one hides it.
    expect(missed("2027-02-27T18:00Z")).toBe(1);
    expect(missed("2027-03-06T18:00Z")).toBeUndefined();
  });
});
