import { describe, expect, it } from "vitest";
import { minuteOfClock, weekEvents } from "../../../../web/week-calendar/week-events.ts";

const week = {
  weekStart: "2026-01-04",
  exercises: [
    { date: "2026-01-06", name: "سكوات", englishName: "Squat" },
    { date: "2026-01-06", name: "ضغط" },
    { date: "2026-01-08", name: "بلانك" },
  ],
  meals: [{ date: "2026-01-06", name: "فول", timing: "breakfast" }],
  minute: null,
} as const;

describe("the events of a week", () => {
  it("are one of each day's training and one of its meals", () => {
    expect(weekEvents(week)).toEqual([
      {
        kind: "training",
        date: "2026-01-06",
        summary: "تمرين",
        description: "سكوات\nضغط",
        time: null,
      },
      {
        kind: "meals",
        date: "2026-01-06",
        summary: "وجبات اليوم",
        description: "فطور: فول",
        time: null,
      },
      {
        kind: "training",
        date: "2026-01-08",
        summary: "تمرين",
        description: "بلانك",
        time: null,
      },
    ]);
  });

  it("tell the meals of a day by their hours", () => {
    const meals = (["dinner", "lunch", "breakfast"] as const).map((timing) => ({
      date: "2026-01-06",
      name: timing,
      timing,
    }));
    const events = weekEvents({ ...week, exercises: [], meals });
    expect(events.map(({ description }) => description)).toEqual([
      "فطور: breakfast\nغداء: lunch\nعشاء: dinner",
    ]);
  });

  it("have no meals if those are left out, and an hour of training if its time is known", () => {
    const events = weekEvents({ ...week, meals: [], minute: 1050 });
    expect(events.map(({ kind }) => kind)).toEqual(["training", "training"]);
    expect(events.map(({ time }) => time)).toEqual(Array(2).fill({ minute: 1050, minutes: 60 }));
  });
});

it.each([
  ["17:30", 1050],
  ["00:00", 0],
  ["", null],
] as const)("the minute of %j is %j", (clock, minute) => {
  expect(minuteOfClock(clock)).toBe(minute);
});
