import type { LocalDate } from "../calendar.ts";
import {
  type AttentionFacts,
  type AttentionLine,
  type AttentionMark,
  type AttentionReason,
  attentionReasons,
} from "./attention.ts";
import { linesOf } from "./reason-lines.ts";

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
