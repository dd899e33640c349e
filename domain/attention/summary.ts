import type { AbsenceKind } from "../body/absences.ts";
import { addDays, daysBetween, type LocalDate } from "../calendar.ts";
import type { AttentionFacts, UnansweredNote } from "./attention.ts";
import { isOverdue } from "./debts.ts";
import type { HealthNote } from "./health-note.ts";

/** An end of a person's line of subscriptions or of planned days; the day is the last covered one. */
interface NextEnd {
  kind: "subscription" | "plan";
  on: LocalDate;
}

/** The earlier of both ends, that of the subscription first on the same day; null without any. */
export function nextEndOf({
  subscriptionEnd,
  plannedThrough,
}: Pick<AttentionFacts, "subscriptionEnd" | "plannedThrough">): NextEnd | null {
  if (plannedThrough !== null && (subscriptionEnd === null || plannedThrough < subscriptionEnd)) {
    return { kind: "plan", on: plannedThrough };
  }
  return subscriptionEnd === null ? null : { kind: "subscription", on: subscriptionEnd };
}

/** What a trainer must know before planning anything. Instants are UTC milliseconds. */
type Pinned =
  | { kind: "absence"; absence: AbsenceKind; until: LocalDate }
  /** `more`: older health notes without an answer. */
  | ({ kind: "health"; more: number } & HealthNote);

/**
 * What stands pinned on a person: today's absence, otherwise the standing health note (`standingNote`) and the
 * number of older ones without an answer; null without either.
 * @param unanswered notes without an answer
 */
export function pinnedOf(
  absence: { kind: AbsenceKind; endsOn: LocalDate } | null,
  standing: HealthNote | null,
  unanswered: readonly UnansweredNote[],
): Pinned | null {
  if (absence) return { kind: "absence", absence: absence.kind, until: absence.endsOn };
  if (!standing) return null;
  const older = unanswered.filter(({ type, id }) => type === "health" && id !== standing.noteId);
  return { kind: "health", ...standing, more: older.length };
}

/** Days of "this week" on the trainer's first screen, today included. */
const weekAheadDays = 7;

/** The last day of the week ahead. */
export const weekAheadEnd = (today: LocalDate): LocalDate => addDays(today, weekAheadDays - 1);

/** The part of a person's facts that a week ahead needs. */
type AheadFacts = Pick<
  AttentionFacts,
  "traineeId" | "status" | "today" | "owed" | "subscriptionEnd" | "plannedThrough" | "thresholds"
> & {
  /** The amount that becomes due after today within the week, and its first day. */
  coming: { agorot: number; since: LocalDate } | null;
};

/** An amount that is due now (`since` a past day or today), or on a day of the week. */
interface DueLine {
  traineeId: string;
  agorot: number;
  since: LocalDate;
}

interface EndLine {
  traineeId: string;
  kind: NextEnd["kind"];
  on: LocalDate;
}

/**
 * The money of the week: what is due now, oldest first, then what begins in its days. What is overdue is the
 * queue's. As among the ledger's debtors, only active people owe.
 */
export const dueAhead = (people: readonly AheadFacts[]): DueLine[] =>
  people
    .filter(({ status }) => status === "active")
    .flatMap(({ traineeId, today, owed, coming, thresholds }) => {
      const isQueued = owed !== null && isOverdue(daysBetween(owed.since, today), thresholds);
      return [isQueued ? null : owed, coming].flatMap((due) =>
        due ? [{ traineeId, ...due }] : [],
      );
    })
    .toSorted(byDay(({ since }) => since));

/**
 * Subscriptions and plans whose last day is in the week: subscriptions first, because most plans are made week by
 * week; within each, the nearest first.
 */
export const endsAhead = (people: readonly AheadFacts[]): EndLine[] =>
  people
    .filter(({ status }) => status === "active")
    .flatMap(({ traineeId, today, subscriptionEnd, plannedThrough }) =>
      [
        { kind: "subscription" as const, on: subscriptionEnd },
        { kind: "plan" as const, on: plannedThrough },
      ].flatMap(({ kind, on }) =>
        on !== null && on >= today && on <= weekAheadEnd(today) ? [{ traineeId, kind, on }] : [],
      ),
    )
    .toSorted(
      (one, other) =>
        Number(one.kind === "plan") - Number(other.kind === "plan") || byEnd(one, other),
    );

const byEnd = (one: EndLine, other: EndLine) => byDay<EndLine>(({ on }) => on)(one, other);

const byDay =
  <Line extends { traineeId: string }>(dayOf: (line: Line) => LocalDate) =>
  (one: Line, other: Line): number => {
    const [first, second] = [dayOf(one), dayOf(other)];
    if (first !== second) return first < second ? -1 : 1;
    return one.traineeId < other.traineeId ? -1 : 1;
  };
