import { addDays, daysBetween, type LocalDate } from "../calendar.ts";
import type { FieldRule } from "../fields.ts";

/** Why no training is expected of a trainee until a day. */
export const absenceKinds = ["travelling", "ill", "injured", "paused"] as const;
export type AbsenceKind = (typeof absenceKinds)[number];

/** A trainee asks, the trainer says yes or no; what the trainer sets itself is `granted` at once. */
export const absenceStatuses = ["asked", "granted", "declined", "ended"] as const;
export type AbsenceStatus = (typeof absenceStatuses)[number];

export const absenceFields = {
  kind: { kind: "choice", options: absenceKinds },
  note: { kind: "text", max: 300, lines: true, optional: true },
} as const satisfies Record<string, FieldRule>;

/** Days of an absence; both ends belong to it. */
interface AbsenceDays {
  startsOn: LocalDate;
  endsOn: LocalDate;
}

/** The longest one, and how far from today it may begin, in days. */
export const absenceBounds = { longest: 180, earliest: -30, latest: 365 } as const;

/** Which of its days cannot be, on somebody's own day; undefined when all is well. */
export function wrongDayOf(
  { startsOn, endsOn }: AbsenceDays,
  today: LocalDate,
): keyof AbsenceDays | undefined {
  const ahead = daysBetween(today, startsOn);
  if (ahead < absenceBounds.earliest || ahead > absenceBounds.latest) return "startsOn";
  const days = daysBetween(startsOn, endsOn) + 1;
  return days < 1 || days > absenceBounds.longest ? "endsOn" : undefined;
}

/** What may be said of one that stands so: an answer while it is asked for, its end once granted. */
export const nextAbsenceStatuses: Record<AbsenceStatus, readonly AbsenceStatus[]> = {
  asked: ["granted", "declined"],
  granted: ["ended"],
  declined: ["granted"],
  ended: [],
};

/**
 * What an absence becomes that is to end: over since yesterday, or declined where nothing of it passed.
 * @param today the trainee's own day
 */
export const endOf = (
  { startsOn }: AbsenceDays,
  today: LocalDate,
): { status: AbsenceStatus; endsOn?: LocalDate } =>
  startsOn < today ? { status: "ended", endsOn: addDays(today, -1) } : { status: "declined" };
