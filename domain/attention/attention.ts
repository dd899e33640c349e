import { adherenceSpans } from "../activity/adherence.ts";
import type { NoteType } from "../activity/notes.ts";
import type { AbsenceKind } from "../body/absences.ts";
import { addDays, daysBetween, type LocalDate, weekStart } from "../calendar.ts";
import type { AccountStatus } from "../trainee.ts";
import type { AttentionThresholds } from "./attention-thresholds.ts";
import { isOverdue } from "./debts.ts";

/** Reasons why a trainee needs the trainer today, most important first. */
export const attentionReasons = [
  "unread",
  "note",
  "approval",
  "absence",
  "empty_weeks",
  "silence",
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
/** Minimum assigned items for a comparison. */
const minAssigned = { lately: 3, before: 7 } as const;

/** Assigned and done items of a kind over some days; for steps, days with a count. */
interface AssignedDone {
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
  | { reason: "approval"; since: number }
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
  | { reason: "adherence"; fell: AdherenceFall[] }
  /** Negative after the end. */
  | { reason: "ending"; endsOn: LocalDate; days: number }
  | { reason: "payment"; agorot: number; since: LocalDate; days: number }
  | { reason: "weight"; lastWeightOn: LocalDate | null; days: number | null };

/** One line of the queue. */
type AttentionLine = AttentionReport & {
  traineeId: string;
  /** Identifies the occurrence; a mark is valid for it alone. */
  occurrence: string;
  /** The extent: days, or percentage points of adherence. Larger comes first. */
  age: number;
};

const dayMs = 86_400_000;

/**
 * The queue: a line for each trainee and reason. The most important reason comes first, the oldest line first
 * within a reason.
 * @param today the trainer's day, for lines put off
 * @param now UTC milliseconds
 */
export function attentionQueue(
  people: readonly AttentionFacts[],
  { today, now }: { today: LocalDate; now: number },
): AttentionLine[] {
  const lines = people.flatMap((facts) =>
    linesOf(facts, now).filter((line) => !markOf(line, facts.marks, today)),
  );
  return lines.toSorted(
    (a, b) =>
      attentionReasons.indexOf(a.reason) - attentionReasons.indexOf(b.reason) ||
      b.age - a.age ||
      (a.traineeId < b.traineeId ? -1 : 1),
  );
}

/**
 * The lines that a mark of the trainer hides, each with its mark. Absences are put away together and count as
 * one.
 * @param today the trainer's day
 * @param now UTC milliseconds
 */
export function linesPutAway<Mark extends AttentionMark>(
  facts: Omit<AttentionFacts, "marks"> & { marks: readonly Mark[] },
  { today, now }: { today: LocalDate; now: number },
): { line: AttentionLine; mark: Mark }[] {
  const lines = new Map(linesOf(facts, now).map((line) => [line.reason, line]));
  return [...lines.values()].flatMap((line) => {
    const mark = markOf(line, facts.marks, today);
    return mark ? [{ line, mark }] : [];
  });
}

/** Reasons by the trainee's own words, not by figures. */
const spokenReasons: readonly AttentionReason[] = ["unread", "note", "absence"];

function markOf<Mark extends AttentionMark>(
  { reason, occurrence }: AttentionLine,
  marks: readonly Mark[],
  today: LocalDate,
): Mark | undefined {
  return marks.find((mark) => {
    if (mark.reason !== reason) return false;
    if (mark.notBefore === null) return mark.occurrence === occurrence;
    // A line put off stays hidden whatever its figures become; a new message shows again.
    const waits = today < mark.notBefore;
    return waits && (!spokenReasons.includes(reason) || mark.occurrence === occurrence);
  });
}

/** An inactive trainee has no line; a pending one has only the approval. */
function linesOf(facts: AttentionFacts, now: number): AttentionLine[] {
  if (facts.status === "inactive") return [];
  const { traineeId } = facts;
  const sinceMs = (since: number) => Math.max(0, (now - since) / dayMs);
  if (facts.status === "pending") {
    const since = facts.joinedAt;
    const about = { occurrence: String(since), age: sinceMs(since) };
    return [{ reason: "approval", traineeId, since, ...about }];
  }
  return [
    unread(facts, sinceMs),
    note(facts, sinceMs),
    ...asked(facts, sinceMs),
    ...(isAway(facts) ? [] : [emptyWeeks(facts), silence(facts), adherence(facts), weight(facts)]),
    ending(facts),
    payment(facts),
  ].filter((line) => line !== undefined);
}

const isAway = ({ absence, today }: AttentionFacts) =>
  absence !== null && absence.startsOn <= today && today <= absence.endsOn;

type Line = AttentionLine | undefined;
type SinceMs = (since: number) => number;

function unread({ traineeId, unread: waiting, thresholds }: AttentionFacts, since: SinceMs): Line {
  if (!waiting || thresholds.unreadHours === null) return undefined;
  const age = since(waiting.since);
  if (age * 24 < thresholds.unreadHours) return undefined;
  const occurrence = `${waiting.since}:${waiting.count}`;
  return { reason: "unread", traineeId, ...waiting, occurrence, age };
}

/** Notes marked done are answered; the line is about later ones. */
function note({ traineeId, notes, marks }: AttentionFacts, sinceMs: SinceMs): Line {
  const done = marks.find(({ reason, notBefore }) => reason === "note" && notBefore === null);
  const open = done ? notes.filter(({ at }) => at > Number(done.occurrence)) : notes;
  const [oldest, newest] = [open[0], open.at(-1)];
  if (!oldest || !newest) return undefined;
  const { id: noteId, type, at: since, quote } = oldest;
  const about = { noteId, type, count: open.length, since, quote };
  const when = { occurrence: String(newest.at), age: sinceMs(since) };
  return { reason: "note", traineeId, ...about, ...when };
}

/** Each absence is answered separately. They are put away together, until the next request. */
function asked({ traineeId, asked: wishes }: AttentionFacts, since: SinceMs): AttentionLine[] {
  const occurrence = String(Math.max(...wishes.map((wish) => wish.since)));
  return wishes.map(({ id: absenceId, ...about }) => ({
    reason: "absence" as const,
    traineeId,
    absenceId,
    ...about,
    occurrence,
    age: since(about.since),
  }));
}

function emptyWeeks({ traineeId, today, plannedThrough, thresholds }: AttentionFacts): Line {
  if (thresholds.plannedDays === null) return undefined;
  const left = plannedThrough === null ? -1 : daysBetween(today, plannedThrough);
  if (left >= thresholds.plannedDays) return undefined;
  const occurrence = plannedThrough ?? "none";
  return { reason: "empty_weeks", traineeId, plannedThrough, occurrence, age: -left };
}

/** Rest is no silence: there must be an assignment since the last logged day. */
function silence(facts: AttentionFacts): Line {
  const { traineeId, today, lastLoggedOn, lastAssignedOn, thresholds } = facts;
  if (thresholds.silenceDays === null || lastAssignedOn === null) return undefined;
  if (lastLoggedOn !== null && lastAssignedOn <= lastLoggedOn) return undefined;
  const from = latest(lastLoggedOn ?? facts.joinedOn, facts.absence?.endsOn);
  const days = daysBetween(from, today);
  if (days < thresholds.silenceDays) return undefined;
  // A line marked done returns a week later if nothing was logged.
  const occurrence = `${from}+${Math.floor((days - thresholds.silenceDays) / 7)}`;
  return { reason: "silence", traineeId, lastLoggedOn, days, occurrence, age: days };
}

/** No line if a silence or an absence in the compared days explains the fall. */
function adherence(facts: AttentionFacts): Line {
  const { traineeId, today, absence, lately, before, thresholds } = facts;
  const least = thresholds.adherencePoints;
  if (least === null || silence(facts)) return undefined;
  if (absence && absence.endsOn >= addDays(today, -comparedDays.lately)) return undefined;
  const fell = adherenceKinds.flatMap((kind) => {
    const [to, from] = [percentOf(lately[kind], "lately"), percentOf(before[kind], "before")];
    return to !== undefined && from !== undefined && from - to >= least ? [{ kind, from, to }] : [];
  });
  if (fell.length === 0) return undefined;
  const occurrence = [weekStart(today), ...fell.map(({ kind }) => kind)].join(":");
  const age = Math.max(...fell.map(({ from, to }) => from - to));
  return { reason: "adherence", traineeId, fell, occurrence, age };
}

function percentOf({ assigned, done }: AssignedDone, over: keyof typeof minAssigned) {
  if (assigned < minAssigned[over]) return undefined;
  return Math.min(100, Math.round((100 * done) / assigned));
}

function ending({ traineeId, today, subscriptionEnd: endsOn, thresholds }: AttentionFacts): Line {
  if (endsOn === null || thresholds.endingDays === null) return undefined;
  const days = daysBetween(today, endsOn);
  if (days > thresholds.endingDays) return undefined;
  const occurrence = `${endsOn}:${days < 0 ? "over" : "soon"}`;
  return { reason: "ending", traineeId, endsOn, days, occurrence, age: -days };
}

function payment({ traineeId, today, owed, thresholds }: AttentionFacts): Line {
  if (!owed) return undefined;
  const days = daysBetween(owed.since, today);
  if (!isOverdue(days, thresholds)) return undefined;
  const occurrence = `${owed.since}:${owed.agorot}`;
  return { reason: "payment", traineeId, ...owed, days, occurrence, age: days };
}

/** This week's weight, after the threshold. A trainee who joined or was away since owes none. */
function weight(facts: AttentionFacts): Line {
  const { traineeId, today, joinedOn, absence, lastWeightOn, thresholds } = facts;
  const sunday = weekStart(today);
  if (thresholds.weightDays === null || daysBetween(sunday, today) < thresholds.weightDays)
    return undefined;
  if (joinedOn >= sunday || (absence && absence.endsOn >= sunday)) return undefined;
  if (lastWeightOn !== null && lastWeightOn >= sunday) return undefined;
  const days = lastWeightOn === null ? null : daysBetween(lastWeightOn, today);
  const age = days ?? daysBetween(joinedOn, today);
  return { reason: "weight", traineeId, lastWeightOn, days, occurrence: sunday, age };
}

const latest = (one: LocalDate, other: LocalDate | undefined): LocalDate =>
  other !== undefined && other > one ? other : one;
