import type { AttentionFacts, AttentionMark } from "../../domain/attention/attention.ts";
import { ago, day, fullSteps, halfDone, today, usualThresholds } from "./attention.ts";

const silent = (days: number) => ({ lastLoggedOn: day(-days) });
const away = (from: number, until: number) => ({
  absence: { startsOn: day(from), endsOn: day(until) },
});
const without = (name: keyof typeof usualThresholds) => ({
  thresholds: { ...usualThresholds, [name]: null },
});
const put = (reason: AttentionMark["reason"], occurrence: string, notBefore: string | null) => ({
  marks: [{ reason, occurrence, notBefore }],
});
const waiting = (count: number, since: number) => ({ count, since, quote: null });
const question = (hours: number) => ({
  notes: [{ id: `note-${hours}`, type: "question" as const, at: ago(hours), quote: "…" }],
});

/** Cases of trainees, with their reasons in the queue. */
export const attentionCases: Record<string, [facts: Partial<AttentionFacts>, reasons: string]> = {
  "unread for 12 hours": [{ unread: waiting(1, ago(12)) }, "unread"],
  "unread for 3 days": [{ unread: waiting(4, ago(72)) }, "unread"],
  "unread for 11 hours": [{ unread: waiting(9, ago(11.9)) }, ""],
  "unread while ill": [{ unread: waiting(1, ago(20)), ...away(-2, 3) }, "unread"],
  "unread, done": [{ unread: waiting(2, ago(30)), ...put("unread", `${ago(30)}:2`, null) }, ""],
  "unread, one more since done": [
    { unread: waiting(3, ago(31)), ...put("unread", `${ago(31)}:2`, null) },
    "unread",
  ],
  "unread, not before Thursday": [
    { unread: waiting(2, ago(32)), ...put("unread", `${ago(32)}:2`, day(1)) },
    "",
  ],
  "unread, not before today": [
    { unread: waiting(2, ago(33)), ...put("unread", `${ago(33)}:2`, today) },
    "unread",
  ],
  "unread, allowed 2 days": [
    {
      unread: waiting(2, ago(40)),
      thresholds: { ...usualThresholds, unreadHours: 48 },
    },
    "",
  ],
  "logged whenever something was asked, and asked again today": [
    { lastLoggedOn: day(-4), lastAssignedOn: day(-4) },
    "",
  ],
  "no weight, put off over Sunday": [
    { lastWeightOn: "2026-11-04", ...put("weight", "2026-11-15", day(1)) },
    "",
  ],
  "a check-in of two days": [{ checkIns: { count: 1, since: ago(48), first: "c2" } }, "check_in"],
  "a check-in of an hour": [{ checkIns: { count: 1, since: ago(1), first: "c1" } }, ""],
  "two check-ins while ill": [
    { checkIns: { count: 2, since: ago(30), first: "c3" }, ...away(-2, 3) },
    "check_in",
  ],
  "a check-in of two days, done": [
    {
      checkIns: { count: 1, since: ago(50), first: "c4" },
      ...put("check_in", "c4", null),
    },
    "",
  ],
  "two check-ins missed": [{ missed: { count: 2, dueOn: day(-3) } }, "missed_check_ins"],
  "one check-in missed": [{ missed: { count: 1, dueOn: day(-3) } }, ""],
  "two check-ins missed, away since": [
    { missed: { count: 2, dueOn: day(-6) }, ...away(-2, 3) },
    "",
  ],
  "a question of an hour": [question(1), "note"],
  "a question of a week": [question(168), "note"],
  "a question while travelling": [{ ...question(2), ...away(-1, 1) }, "note"],
  "a question, said done": [{ ...question(3), ...put("note", String(ago(3)), null) }, ""],
  "a complaint since a question was done": [
    {
      notes: [
        { id: "old", type: "question", at: ago(30), quote: "…" },
        { id: "new", type: "complaint", at: ago(6), quote: "…" },
      ],
      ...put("note", String(ago(30)), null),
    },
    "note",
  ],
  "waits for approval": [{ status: "pending", joinedAt: ago(48) }, "approval"],
  "waits for approval longer": [{ status: "pending", joinedAt: ago(49) }, "approval"],
  "waits and never logged": [
    { status: "pending", joinedAt: ago(5), lastLoggedOn: null, plannedThrough: null },
    "approval",
  ],
  "asks for leave": [
    {
      asked: [{ id: "leave", kind: "ill", startsOn: today, endsOn: day(3), since: ago(4) }],
    },
    "absence",
  ],
  "asks for leave twice": [
    {
      asked: [
        { id: "first", kind: "ill", startsOn: today, endsOn: day(3), since: ago(9) },
        { id: "second", kind: "travelling", startsOn: day(9), endsOn: day(12), since: ago(2) },
      ],
    },
    "absence absence",
  ],
  "asks for leave again since the first was done": [
    {
      asked: [
        { id: "done", kind: "ill", startsOn: today, endsOn: day(3), since: ago(8) },
        { id: "later", kind: "ill", startsOn: day(9), endsOn: day(9), since: ago(1) },
      ],
      ...put("absence", String(ago(8)), null),
    },
    "absence absence",
  ],
  "asks for leave, done": [
    {
      asked: [{ id: "leave", kind: "ill", startsOn: today, endsOn: day(3), since: ago(7) }],
      ...put("absence", String(ago(7)), null),
    },
    "",
  ],
  "planned for 3 days": [{ plannedThrough: day(3) }, ""],
  "planned for 2 days": [{ plannedThrough: day(2) }, "empty_weeks"],
  "planned until today": [{ plannedThrough: today }, "empty_weeks"],
  "never planned": [
    { plannedThrough: null, lastAssignedOn: null, lastLoggedOn: null },
    "empty_weeks",
  ],
  "never planned, ill": [{ plannedThrough: null, ...away(0, 0) }, ""],
  "never planned, and may stay so": [{ plannedThrough: null, ...without("plannedDays") }, ""],
  "silent for 4 days": [silent(4), "silence"],
  "silent for 9 days": [silent(9), "silence"],
  "silent for 3 days": [silent(3), ""],
  "silent, on rest days alone": [{ ...silent(6), lastAssignedOn: day(-6) }, ""],
  "silent since joining": [{ lastLoggedOn: null, joinedOn: day(-5) }, "silence"],
  "silent, and fell with it": [
    { ...silent(6), lately: { ...fullSteps, exercises: halfDone, meals: halfDone } },
    "silence",
  ],
  "silent, injured": [{ ...silent(12), ...away(-10, 0) }, ""],
  "silent, back for 3 days": [{ ...silent(12), ...away(-10, -3) }, ""],
  "silent, back for 4 days": [{ ...silent(12), ...away(-10, -4) }, "silence"],
  "silent, done": [{ ...silent(5), ...put("silence", `${day(-5)}+0`, null) }, ""],
  "silent, done a week ago": [
    { ...silent(11), ...put("silence", `${day(-11)}+0`, null) },
    "silence",
  ],
  "fell in exercises": [
    { lately: { ...fullSteps, exercises: halfDone, meals: { assigned: 20, done: 18 } } },
    "adherence",
  ],
  "fell in steps": [
    {
      lately: {
        steps: { assigned: 5, done: 1 },
        exercises: { assigned: 20, done: 18 },
        meals: { assigned: 20, done: 18 },
      },
    },
    "adherence",
  ],
  "fell in steps of 2 days": [
    {
      lately: {
        steps: { assigned: 2, done: 0 },
        exercises: { assigned: 20, done: 18 },
        meals: { assigned: 20, done: 18 },
      },
    },
    "",
  ],
  "fell in both": [
    { lately: { ...fullSteps, exercises: { assigned: 20, done: 2 }, meals: halfDone } },
    "adherence",
  ],
  "fell by 19 points": [
    {
      lately: {
        ...fullSteps,
        exercises: { assigned: 100, done: 69 },
        meals: { assigned: 20, done: 18 },
      },
    },
    "",
  ],
  "fell by 20 points": [
    {
      lately: {
        ...fullSteps,
        exercises: { assigned: 100, done: 68 },
        meals: { assigned: 20, done: 18 },
      },
    },
    "adherence",
  ],
  "fell with two assigned": [
    {
      lately: {
        ...fullSteps,
        exercises: { assigned: 2, done: 0 },
        meals: { assigned: 20, done: 18 },
      },
    },
    "",
  ],
  "fell after a month of six": [
    {
      lately: {
        ...fullSteps,
        exercises: { assigned: 9, done: 0 },
        meals: { assigned: 20, done: 18 },
      },
      before: {
        ...fullSteps,
        exercises: { assigned: 6, done: 6 },
        meals: { assigned: 80, done: 70 },
      },
    },
    "",
  ],
  "fell while travelling": [
    { lately: { ...fullSteps, exercises: halfDone, meals: halfDone }, ...away(-9, -7) },
    "",
  ],
  "fell long after travelling": [
    { lately: { ...fullSteps, exercises: halfDone, meals: halfDone }, ...away(-9, -8) },
    "adherence",
  ],
  "ends in 8 days": [{ subscriptionEnd: day(8) }, ""],
  "ends in 7 days": [{ subscriptionEnd: day(7) }, "ending"],
  "ended yesterday": [{ subscriptionEnd: day(-1) }, "ending"],
  "ends while paused": [{ subscriptionEnd: day(5), ...away(-1, 4) }, "ending"],
  "ended, done before its end": [
    { subscriptionEnd: day(-2), ...put("ending", `${day(-2)}:soon`, null) },
    "ending",
  ],
  "ends, done": [{ subscriptionEnd: day(2), ...put("ending", `${day(2)}:soon`, null) }, ""],
  "owes since 3 days": [{ owed: { agorot: 9900, since: day(-3) } }, "payment"],
  "owes since 2 days": [{ owed: { agorot: 9900, since: day(-2) } }, ""],
  "owes since a month": [{ owed: { agorot: 100, since: day(-30) } }, "payment"],
  "owes more since done": [
    { owed: { agorot: 300, since: day(-31) }, ...put("payment", `${day(-31)}:200`, null) },
    "payment",
  ],
  "no weight on Sunday": [{ lastWeightOn: "2026-11-21" }, "weight"],
  "no weight for 3 weeks": [{ lastWeightOn: "2026-11-01" }, "weight"],
  "no weight ever": [{ lastWeightOn: null, joinedOn: day(-40) }, "weight"],
  "no weight, joined on Sunday": [{ lastWeightOn: null, joinedOn: "2026-11-22" }, ""],
  "no weight, back on Sunday": [{ lastWeightOn: "2026-11-08", ...away(-12, -3) }, ""],
  "no weight, back on Saturday": [{ lastWeightOn: "2026-11-07", ...away(-12, -4) }, "weight"],
  "no weight, not before Sunday": [
    { lastWeightOn: "2026-11-06", ...put("weight", "2026-11-22", day(4)) },
    "",
  ],
  "no weight, done last week": [
    { lastWeightOn: "2026-11-05", ...put("weight", "2026-11-15", null) },
    "weight",
  ],
  "everything at once": [
    {
      ...question(5),
      ...silent(8),
      unread: waiting(2, ago(50)),
      plannedThrough: day(-1),
      subscriptionEnd: day(1),
      lastWeightOn: "2026-11-14",
      owed: { agorot: 19_900, since: day(-9) },
    },
    "unread note empty_weeks silence ending payment weight",
  ],
  "everything, inactive": [
    {
      status: "inactive",
      unread: waiting(2, ago(50)),
      ...question(6),
      ...silent(9),
      plannedThrough: null,
      subscriptionEnd: day(-3),
      lastWeightOn: null,
    },
    "",
  ],
};
