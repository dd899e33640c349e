import type { AttentionReason } from "../../../domain/attention/attention.ts";
import { linesPutAway } from "../../../domain/attention/queue.ts";
import { daysBetween, type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { PutAwayLines, ShownLine } from "../../../domain/contract/attention/overview.ts";
import { MiranError } from "../../../domain/errors.ts";
import type { TrainerScope } from "../scope.ts";
import type { QueueFacts } from "./attention-facts.ts";
import { readQueue } from "./attention-lines.ts";
import type { QueuePerson } from "./attention-people.ts";

/** Time in milliseconds for restoring done notes, which are no longer among the facts. */
const notesKeptMs = 30 * 86_400_000;
const maxLines = 200;

/** The trainer's day and the instant of a request. */
interface Clock {
  today: LocalDate;
  now: number;
}

/** @throws {MiranError} invalid_request if it is today in no time zone */
export function refuseOtherDay({ today, now }: Clock): void {
  if (Math.abs(daysBetween(localDateAt(now, "UTC"), today)) > 1) {
    throw new MiranError("invalid_request", { fields: { date: { code: "invalid" } } });
  }
}

/** The lines that were put away and would return otherwise, by person. */
export function putAwayOf(facts: readonly QueueFacts[], clock: Clock) {
  return facts.flatMap((person) => {
    const { traineeId, marks } = person;
    const away = linesPutAway(person, clock).map(({ line, mark }) => ({ line, mark }));
    const notes = marks.find(
      ({ reason, notBefore, at }) =>
        reason === "note" && notBefore === null && at > clock.now - notesKeptMs,
    );
    return [
      ...away,
      ...(notes && !away.some(({ line }) => line.reason === "note")
        ? [{ line: null, mark: notes }]
        : []),
    ].map(({ line, mark: { reason, notBefore, at, handedOver } }) => ({
      traineeId,
      reason,
      line,
      notBefore,
      at,
      handedOver,
    }));
  });
}

/** The lines put away by the trainer, latest first, in one batch as long as the queue's. */
export async function getPutAway(
  scope: TrainerScope,
  { date: today }: { date: LocalDate },
): Promise<PutAwayLines> {
  const { now } = scope;
  refuseOtherDay({ today, now });
  const { people, facts } = await readQueue(scope, today);
  const all = putAwayOf(facts, { today, now }).toSorted((a, b) => b.at - a.at);
  const nameOf = namesOf(people);
  return {
    lines: all.slice(0, maxLines).map(({ line, ...mark }) => {
      const { name, gender } = nameOf(mark.traineeId);
      return { ...mark, name, gender, line: line && shownLine(line, { name, gender }) };
    }),
    more: Math.max(0, all.length - maxLines),
  };
}

type Person = Pick<QueuePerson, "name" | "gender">;

/** The name and gender of a line's person, by id. */
export function namesOf(people: readonly QueuePerson[]) {
  const names = new Map(people.map(({ traineeId, name, gender }) => [traineeId, { name, gender }]));
  return (traineeId: string): Person => names.get(traineeId) ?? { name: "", gender: null };
}

/** A line in responses, without its age, which is for sorting. */
export function shownLine(
  { age: _, ...line }: { age: number; traineeId: string; reason: AttentionReason },
  person: Person,
): ShownLine {
  return { ...line, ...person } as ShownLine;
}
