import { type StepWeek, stepsPercent } from "../../domain/activity/step-days.ts";
import type { LocalDate } from "../../domain/calendar.ts";
import type { Language } from "../../domain/language.ts";
import { dateLocales } from "./day-note.ts";
import { m } from "./paraglide/messages.js";

/** The texts about a week's steps for the trainer: the note, and its notification. */
export function stepsNoteTexts({
  week,
  name,
  language,
}: {
  week: StepWeek;
  name: string;
  language: Language;
}): { note: string; title: string; message: string } {
  const locale = { locale: language };
  const number = (count: number) => new Intl.NumberFormat("en-US").format(count);
  const day = (date: LocalDate, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocales[language], { ...format, timeZone: "UTC" }).format(
      Date.parse(`${date}T00:00:00Z`),
    );
  const long = { day: "numeric", month: "long" } as const;
  const first = week.days[0]?.date ?? week.weekStart;
  const last = week.days.at(-1)?.date ?? week.weekStart;
  const span = m.steps_note_week({ first: day(first, long), last: day(last, long) }, locale);
  const total = m.steps_note_total(
    { total: number(week.total), average: number(week.average) },
    locale,
  );
  const lines = week.days.map(({ date, steps, target }) => {
    const weekday = day(date, { weekday: "long" });
    if (steps === 0) return m.steps_note_none({ day: weekday }, locale);
    const percent = number(stepsPercent({ steps, target }));
    const figures = { day: weekday, steps: number(steps), target: number(target), percent };
    return m.steps_note_day(figures, locale);
  });
  const reached = m.steps_note_reached({ days: week.reached }, locale);
  return {
    note: [span, total, reached, ...lines].join("\n"),
    title: m.steps_note_title({ name }, locale),
    message: `${span} · ${total}`,
  };
}
