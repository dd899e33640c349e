import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type DayRecord, performanceWeek } from "../../../../domain/activity/performance-week.ts";
import { WeekSummary } from "../../../../web/trainee/home/week-summary.tsx";

const sunday = "2026-11-15";
const longAgo = "2026-01-01";

type Done = Record<string, [done: number, of: number]>;

function summary(today: string, days: Done, joinedOn = longAgo): string {
  const records = Object.entries(days).map(
    ([date, [completedExercises, assignedExercises]]): DayRecord => ({
      date,
      completedExercises,
      assignedExercises,
      assignedMeals: 0,
      completedMeals: 0,
      steps: 0,
      targetSteps: 0,
    }),
  );
  const week = performanceWeek(sunday, records, { scheduled: true, targetSteps: 0, joinedOn });
  return renderToStaticMarkup(createElement(WeekSummary, { week, today, joinedOn }));
}

/** The text without markup. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, " ");

const judged = /text-(good|fair|warn|bad)/;

describe("the week as one number", () => {
  it.each([
    ["a first day", sunday, { [sunday]: [0, 5] }, sunday, "أول يوم لك هنا: خطوة صغيرة تكفي"],
    ["a first day without any plan", sunday, {}, sunday, "أول يوم لك هنا: خطوة صغيرة تكفي"],
    ["a Sunday at 3 a.m.", sunday, { [sunday]: [0, 5] }, longAgo, "بداية الأسبوع"],
  ] as const)("shows no 0% on %s, and nothing red", (_, today, days, joined, words) => {
    const html = summary(today, days as unknown as Done, joined);
    expect(html).toContain(words);
    expect(wordsOf(html)).not.toContain("0%");
    expect(html).not.toMatch(judged);
    expect(html).not.toContain("حتى الآن");
  });

  it.each([
    ["the day", sunday, { [sunday]: [2, 5] }, "40%", "ما زال في اليوم متّسع"],
    ["the week", "2026-11-17", { [sunday]: [2, 5] }, "40%", "ما زال في الأسبوع متّسع"],
    ["its last day", "2026-11-21", { [sunday]: [2, 5] }, "40%", "ما زال في اليوم متّسع"],
    ["a good week", "2026-11-17", { [sunday]: [5, 5] }, "100%", "أداء ممتاز!"],
  ] as const)(
    "is the value so far, in the accent colour, while it runs: %s",
    (_, today, days, percent, words) => {
      const html = summary(today, days as unknown as Done);
      for (const said of [percent, "حتى الآن", words]) expect(wordsOf(html)).toContain(said);
      expect(html).not.toMatch(judged);
    },
  );

  it.each([
    [[2, 5], "text-bad", "أسبوع جديد، خطوة خطوة"],
    [[3, 5], "text-warn", "يمكنك تحقيق المزيد"],
    [[4, 5], "text-fair", "أداء جيد"],
    [[5, 5], "text-good", "أداء ممتاز!"],
  ] as const)("has a colour by its result once it is over: %j", ([done, of], tone, words) => {
    const html = summary("2026-11-22", { [sunday]: [done, of] });
    for (const said of [tone, words]) expect(html).toContain(said);
    expect(html).not.toContain("حتى الآن");
  });
});
