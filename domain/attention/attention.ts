import { adherenceSpans } from "../activity/adherence.ts";
import type { NoteType } from "../activity/notes.ts";
import type { AbsenceKind } from "../body/absences.ts";
import type { LocalDate } from "../calendar.ts";
import type { MissedInARow } from "../check-ins/when.ts";
import type { AccountStatus } from "../trainee.ts";
import type { AttentionThresholds } from "./attention-thresholds.ts";

/** Reasons why a trainee needs the trainer today, most important first. */
export const attentionReasons = [
  "unread",
  "note",
  "check_in",
  "approval",
  "transfer",
  "absence",
  "empty_weeks",
  "silence",
  "missed_check_ins",
  "adherence",
  "ending",
  "payment",
  "weight",
] as const;
export type AttentionReason = (typeof attentionReasons)[number];

/** Kinds of adherence, each counted separately. */
export const adherenceKinds = ["exercises", "meals", "steps"] as const;
type AdherenceKind = (typeof adherenceKinds)[number];

/** Days of the two compared spans: the latest whole days, and those before them. */
export const comparedDays = { lately: adherenceSpans[0], before: adherenceSpans[1] } as const;

/** Assigned and done items of a kind over some days; for steps, days with a count. */
export interface AssignedDone {
  assigned: number;
  done: number;
}

/** Maximum letters of a quoted message or note. */
export const quotedLetters = 140;

/** The first 140 letters of a text on one line, with an ellipsis where it was cut. */
export function quoteOf(text: string): string {
  const letters = [...text];
  const words = letters.slice(0, quotedLetters).join("").replace(/\s+/g, " ").trim();
  return letters.length > quotedLetters ? `${words}…` : words;
}

/** Facts of one trainee for the queue. Days are the trainee's. */
export interface AttentionFacts {
  traineeId: string;
  status: AccountStatus;
  today: LocalDate;
  /** UTC milliseconds, and the day of it. */
  joinedAt: number;
  joinedOn: LocalDate;
  /** Unread messages: their number, the oldest in UTC milliseconds, the words of the last. */
  unread: { count: number; since: number; quote: string | null } | null;
  /** Notes without an answer, oldest first. */
  notes: readonly UnansweredNote[];
  /** Check-ins that wait for their review and were not put off; the first one. */
  checkIns: { count: number; since: number; first: string } | null;
  /** Check-ins missed in a row, counted up to 2, and the due day of the last. */
  missed: MissedInARow | null;
  /** Absences without an answer. */
  asked: readonly AskedAbsence[];
  /** The last granted absence, over or not. */
  absence: { startsOn: LocalDate; endsOn: LocalDate } | null;
  lastWeightOn: LocalDate | null;
  /** The last day with a log: exercises, meals, steps, a weight. */
  lastLoggedOn: LocalDate | null;
  /** The last day before today with an assignment. */
  lastAssignedOn: LocalDate | null;
  /** Over `comparedDays`, without today. */
  lately: Record<AdherenceKind, AssignedDone>;
  before: Record<AdherenceKind, AssignedDone>;
  /** The last planned day from today on. */
  plannedThrough: LocalDate | null;
  /** The end of the uninterrupted subscriptions. */
  subscriptionEnd: LocalDate | null;
  /** Proofs of transfers that wait: their number, the oldest with its time. */
  proofs: { count: number; since: number; first: string } | null;
  /** The unpaid due amount, and the day since which it is due. */
  owed: { agorot: number; since: LocalDate } | null;
  thresholds: AttentionThresholds;
  marks: readonly AttentionMark[];
}

/** An absence without an answer; `since` in UTC milliseconds. */
export interface AskedAbsence {
  id: string;
  kind: AbsenceKind;
  startsOn: LocalDate;
  endsOn: LocalDate;
  since: number;
}

/** A note without an answer; `at` in UTC milliseconds. */
export interface UnansweredNote {
  id: string;
  type: NoteType;
  at: number;
  /** Its first words. */
  quote: string;
}

/** The trainer's mark of a line: done, or put off until a day of the trainer's. */
export interface AttentionMark {
  reason: AttentionReason;
  occurrence: string;
  notBefore: LocalDate | null;
}

/** The fall of a kind, in percent of the assigned items. */
export interface AdherenceFall {
  kind: AdherenceKind;
  from: number;
  to: number;
}

/** The figures of a line. */
type AttentionReport =
  | { reason: "unread"; count: number; since: number; quote: string | null }
  | {
      reason: "note";
      noteId: string;
      type: NoteType;
      count: number;
      since: number;
      quote: string;
    }
  | { reason: "check_in"; checkInId: string; count: number; since: number }
  | { reason: "approval"; since: number }
  | { reason: "transfer"; proofId: string; count: number; since: number }
  | {
      reason: "absence";
      absenceId: string;
      kind: AbsenceKind;
      startsOn: LocalDate;
      endsOn: LocalDate;
      since: number;
    }
  | { reason: "empty_weeks"; plannedThrough: LocalDate | null }
  /** `days` since the last log, or since joining without one. */
  | { reason: "silence"; lastLoggedOn: LocalDate | null; days: number }
  | { reason: "missed_check_ins"; dueOn: LocalDate }
  | { reason: "adherence"; fell: AdherenceFall[] }
  /** Negative after the end. */
  | { reason: "ending"; endsOn: LocalDate; days: number }
  | { reason: "payment"; agorot: number; since: LocalDate; days: number }
  | { reason: "weight"; lastWeightOn: LocalDate | null; days: number | null };

/** One line of the queue. */
export type AttentionLine = AttentionReport & {
  traineeId: string;
  /** Identifies the occurrence; a mark is valid for it alone. */
  occurrence: string;
  /** The extent: days, or percentage points of adherence. Larger comes first. */
  age: number;
};
