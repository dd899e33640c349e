import type { AbsenceKind } from "../../domain/body/absences.ts";
import type { LocalDate } from "../../domain/calendar.ts";
import type { Language } from "../../domain/language.ts";
import { dateLocales } from "./day-note.ts";
import { noticeMessage } from "./note-notice.ts";
import { m } from "./paraglide/messages.js";

interface Absence {
  kind: AbsenceKind;
  startsOn: LocalDate;
  endsOn: LocalDate;
  note: string | null;
}

const kinds: Record<AbsenceKind, (inputs: object, options: { locale: Language }) => string> = {
  travelling: m.absence_kind_travelling,
  ill: m.absence_kind_ill,
  injured: m.absence_kind_injured,
  paused: m.absence_kind_paused,
};

/** The trainer's notice of a requested absence. */
export const askedAbsenceNotice = (name: string, absence: Absence, language: Language) => ({
  title: m.absence_notice_asked({ name }, { locale: language }),
  message: noticeMessage(
    [daysText(absence, language), ...(absence.note ? [absence.note] : [])].join("\n"),
  ),
});

/** The trainee's notice of the answer. */
export const answeredAbsenceNotice = (
  absence: Absence,
  answer: "granted" | "declined",
  language: Language,
) => ({
  title: (answer === "granted" ? m.absence_notice_granted : m.absence_notice_declined)(
    {},
    { locale: language },
  ),
  message: daysText(absence, language),
});

function daysText({ kind, startsOn, endsOn }: Absence, language: Language): string {
  const locale = { locale: language };
  const day = (date: LocalDate) =>
    new Intl.DateTimeFormat(dateLocales[language], {
      ...({ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const),
    }).format(Date.parse(`${date}T00:00:00Z`));
  const about = kinds[kind]({}, locale);
  if (startsOn === endsOn) return m.absence_notice_day({ kind: about, day: day(endsOn) }, locale);
  return m.absence_notice_days({ kind: about, from: day(startsOn), until: day(endsOn) }, locale);
}
