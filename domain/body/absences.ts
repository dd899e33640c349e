import { addDays, daysBetween, type LocalDate } from "../calendar.ts";
import type { FieldRule } from "../fields.ts";

/** Reasons of an absence from training. */
export const absenceKinds = ["travelling", "ill", "injured", "paused"] as const;
export type AbsenceKind = (typeof absenceKinds)[number];

/** A trainee asks, the trainer grants or declines. An absence by the trainer is `granted` at once. */
export const absenceStatuses = ["asked", "granted", "declined", "ended"] as const;
export type AbsenceStatus = (typeof absenceStatuses)[number];

export const absenceFields = {
  kind: { kind: "choice", options: absenceKinds },
  note: { kind: "text", max: 300, lines: true, optional: true },
} as const satisfies Record<string, FieldRule>;

/** Days of an absence, both ends included. */
export interface AbsenceDays {
  startsOn: LocalDate;
  endsOn: LocalDate;
}

/** Its maximum length, and the range of its first day from today, in days. */
export const absenceBounds = { longest: 180, earliest: -30, latest: 365 } as const;

/** The invalid one of its days, by the trainee's today; undefined for none. */
export function wrongDayOf(
  { startsOn, endsOn }: AbsenceDays,
  today: LocalDate,
): keyof AbsenceDays | undefined {
  const ahead = daysBetween(today, startsOn);
  if (ahead < absenceBounds.earliest || ahead > absenceBounds.latest) return "startsOn";
  const days = daysBetween(startsOn, endsOn) + 1;
  return days < 1 || days > absenceBounds.longest ? "endsOn" : undefined;
}

/** The next statuses by the present one: an answer after asking, an end after granting. */
export const nextAbsenceStatuses: Record<AbsenceStatus, readonly AbsenceStatus[]> = {
  asked: ["granted", "declined"],
  granted: ["ended"],
  declined: ["granted"],
  ended: [],
};

/**
 * An absence that ends now: over since yesterday, or declined if none of it has passed.
 * @param today of the trainee
 */
export const endOf = (
  { startsOn }: AbsenceDays,
  today: LocalDate,
): { status: AbsenceStatus; endsOn?: LocalDate } =>
  startsOn < today ? { status: "ended", endsOn: addDays(today, -1) } : { status: "declined" };
