import { sql } from "drizzle-orm";
import { type AttentionFacts, comparedDays, quoteOf } from "../../../domain/attention/attention.ts";
import {
  type AttentionThresholds,
  readOwnThresholds,
} from "../../../domain/attention/attention-thresholds.ts";
import { weekAheadEnd } from "../../../domain/attention/summary.ts";
import { addDays, type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import {
  isExcused,
  missedInARow,
  nextOccurrence,
  openOccurrence,
} from "../../../domain/check-ins/when.ts";
import { comingDue, dueOf } from "../../../domain/memberships/payments.ts";
import type { Database } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { settings } from "../../db/schema.ts";
import { excusedFrom } from "../check-ins/due-rows.ts";
import { days, daysOfOne, type QueueDays } from "./attention-days.ts";
import { type QueuePerson, queuePeople, queuePerson, type SaidMark } from "./attention-people.ts";

/** The facts of one person, each mark with its instant; with the amount that becomes due within the week. */
export type QueueFacts = Omit<AttentionFacts, "marks"> & {
  marks: readonly SaidMark[];
  coming: { agorot: number; since: LocalDate } | null;
};

/** Reads the default thresholds of the reasons. */
export const usualThresholds = prepared((db) =>
  db.select({ value: settings.value }).from(settings).where(sql`${settings.section} = 'attention'`),
);

/** Reads the facts of the queue for all trainees who are not inactive. */
export function queueStatements(db: Database, today: LocalDate) {
  const { lately, ...span } = comparedFrom(today);
  return [
    queuePeople(db, { today, absentSince: excusedFrom(today) }),
    days(db, { today, lately, ...span }),
  ] as const;
}

/** Reads the same of one trainee, at a cost independent of the others. */
export function queueStatementsOf(db: Database, traineeId: string, today: LocalDate) {
  const { lately, ...span } = comparedFrom(today);
  return [
    queuePerson(db, { traineeId, today, absentSince: excusedFrom(today) }),
    daysOfOne(db, { traineeId, today, lately, ...span }),
  ] as const;
}

function comparedFrom(today: LocalDate) {
  const lately = addDays(today, -comparedDays.lately);
  // Tomorrow has begun in some time zones.
  return { lately, first: addDays(lately, -comparedDays.before), last: addDays(today, 1) };
}

/** The facts of each person, by their own day and thresholds. */
export function attentionFacts(
  people: readonly QueuePerson[],
  days: readonly QueueDays[],
  { thresholds, now }: { thresholds: AttentionThresholds; now: number },
): QueueFacts[] {
  const known = new Map(days.map((sums) => [sums.traineeId, sums]));
  return people.map((person) => factsOf(person, known.get(person.traineeId), { thresholds, now }));
}

/** The absence that ends last; one before the compared days explains nothing. */
const comparedAbsence = (
  { absences }: QueuePerson,
  { first, last }: { first: LocalDate; last: LocalDate },
) =>
  absences
    .filter(({ startsOn, endsOn }) => endsOn >= first && startsOn <= last)
    .toSorted((one, other) => (one.endsOn < other.endsOn ? 1 : -1))[0] ?? null;

function factsOf(
  person: QueuePerson,
  sums: QueueDays | undefined,
  { thresholds, now }: { thresholds: AttentionThresholds; now: number },
): QueueFacts {
  const { traineeId, status, joinedAt, subscriptionEnd, timeZone } = person;
  const { notes, asked, marks, plannedThrough, lastWeightOn } = person;
  const today = localDateAt(now, timeZone);
  const balance = { charged: person.charged ?? 0, paid: person.paid ?? 0 };
  const charges = person.charges ?? [];
  const { agorot, since } = dueOf(balance, charges, today);
  return {
    traineeId,
    status,
    today,
    joinedAt,
    joinedOn: localDateAt(joinedAt, timeZone),
    checkIns: person.checkIns,
    proofs: person.proofs,
    missed: lastMissed(person, now),
    notes: notes.toReversed(),
    asked,
    absence: comparedAbsence(person, comparedFrom(today)),
    marks,
    plannedThrough,
    lastWeightOn,
    subscriptionEnd,
    unread:
      person.unread && person.unreadSince !== null
        ? {
            count: person.unread,
            since: person.unreadSince,
            quote: person.unreadQuote && quoteOf(person.unreadQuote),
          }
        : null,
    owed: since === null ? null : { agorot, since },
    coming: comingDue(balance, charges, { after: today, until: weekAheadEnd(today) }),
    lastLoggedOn: latest(sums?.lastDone ?? null, person.lastBeside),
    lastAssignedOn: sums?.lastAssigned ?? null,
    lately: {
      exercises: { assigned: sums?.exercises ?? 0, done: sums?.exercisesDone ?? 0 },
      meals: { assigned: sums?.meals ?? 0, done: sums?.mealsDone ?? 0 },
      steps: { assigned: sums?.walked ?? 0, done: sums?.reached ?? 0 },
    },
    before: {
      exercises: { assigned: sums?.exercisesBefore ?? 0, done: sums?.exercisesDoneBefore ?? 0 },
      meals: { assigned: sums?.mealsBefore ?? 0, done: sums?.mealsDoneBefore ?? 0 },
      steps: { assigned: sums?.walkedBefore ?? 0, done: sums?.reachedBefore ?? 0 },
    },
    thresholds: { ...thresholds, ...readOwnThresholds(person.attention) },
  };
}

/** The schedule with the most missed check-ins in a row; null without a missed one. */
function lastMissed(
  { checkInSchedules, absences, timeZone }: QueuePerson,
  now: number,
): QueueFacts["missed"] {
  const missed = (checkInSchedules ?? []).flatMap((schedule) => {
    const found = missedInARow(schedule, { ...schedule, absences }, now, timeZone);
    return found ? [found] : [];
  });
  return missed.toSorted((a, b) => b.count - a.count)[0] ?? null;
}

/** The due day of a check-in that is open and not sent, otherwise of the next; null without any. */
export function nextCheckInOf(person: QueuePerson | undefined, now: number): LocalDate | null {
  const days = (person?.checkInSchedules ?? []).flatMap((schedule) => {
    const { absences, timeZone } = person as QueuePerson;
    const open = openOccurrence(schedule, now, timeZone);
    const isOwed =
      open && open.dueOn > (schedule.answeredOn ?? "") && !isExcused(open.dueOn, absences);
    const next = isOwed ? open : nextOccurrence(schedule, now, timeZone, absences);
    return next ? [next.dueOn] : [];
  });
  return days.toSorted()[0] ?? null;
}

const latest = (one: LocalDate | null, other: LocalDate | null): LocalDate | null =>
  one === null || (other !== null && other > one) ? other : one;
