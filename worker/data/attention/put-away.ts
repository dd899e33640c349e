import { type AttentionReason, linesPutAway } from "../../../domain/attention/attention.ts";
import { daysBetween, type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { PutAwayLines, ShownLine } from "../../../domain/contract/attention/overview.ts";
import { MiranError } from "../../../domain/errors.ts";
import type { TrainerScope } from "../scope.ts";
import type { QueueFacts, QueuePerson } from "./attention-facts.ts";
import { readQueue } from "./attention-lines.ts";

/** Notes that are done stand no longer among the facts: they can be taken back this long. */
const notesKeptMs = 30 * 86_400_000;
const maxLines = 200;

/** The trainer's day and the instant of a request. */
interface Clock {
  today: LocalDate;
  now: number;
}

/** @throws {MiranError} invalid_request where it is nobody's today */
export function refuseOtherDay({ today, now }: Clock): void {
  if (Math.abs(daysBetween(localDateAt(now, "UTC"), today)) > 1) {
    throw new MiranError("invalid_request", { fields: { date: { code: "invalid" } } });
  }
}

/** Everything that was put away and would come again, by whom it is about. */
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
    ].map(({ line, mark: { reason, notBefore, at } }) => ({
      traineeId,
      reason,
      line,
      notBefore,
      at,
    }));
  });
}

/** What the trainer put away, the last first, in one batch as long as that of the queue. */
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
    lines: all.slice(0, maxLines).map(({ line, ...said }) => {
      const { name, gender } = nameOf(said.traineeId);
      return { ...said, name, gender, line: line && shownLine(line, { name, gender }) };
    }),
    more: Math.max(0, all.length - maxLines),
  };
}

type Whose = Pick<QueuePerson, "name" | "gender">;

/** Whose a line is, by the person's id. */
export function namesOf(people: readonly QueuePerson[]) {
  const names = new Map(people.map(({ traineeId, name, gender }) => [traineeId, { name, gender }]));
  return (traineeId: string): Whose => names.get(traineeId) ?? { name: "", gender: null };
}

/** A line as it crosses the wire: its age has put it in its place and goes no further. */
export function shownLine(
  { age: _, ...line }: { age: number; traineeId: string; reason: AttentionReason },
  whose: Whose,
): ShownLine {
  return { ...line, ...whose } as ShownLine;
}
