import { type SQL, sql } from "drizzle-orm";
import type { NoteType } from "../../../domain/activity/notes.ts";
import {
  type AskedAbsence,
  type AttentionFacts,
  type AttentionMark,
  type AttentionReason,
  comparedDays,
  quotedLetters,
  quoteOf,
  type UnansweredNote,
} from "../../../domain/attention/attention.ts";
import {
  type AttentionThresholds,
  readOwnThresholds,
} from "../../../domain/attention/attention-thresholds.ts";
import { weekAheadEnd } from "../../../domain/attention/summary.ts";
import type { AbsenceKind } from "../../../domain/body/absences.ts";
import { addDays, type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import { comingDue, dueOf } from "../../../domain/memberships/payments.ts";
import type { Database } from "../../db/client.ts";
import { row, rows } from "../../db/json-columns.ts";
import { prepared, preparedList } from "../../db/prepared.ts";
import {
  absences,
  attentionMarks,
  conversations,
  settings,
  traineeBalances,
  traineeProfiles,
} from "../../db/schema.ts";
import { type SignOfLife, signsOfLife } from "../../db/table-facts.ts";
import { isUnanswered } from "../activity/note-answers.ts";
import { owedCharges } from "../memberships/owed.ts";
import { days, daysOfOne, type QueueDays } from "./attention-days.ts";

const [p, c, b] = [traineeProfiles, conversations, traineeBalances];

/** A mark with its instant. */
type SaidMark = AttentionMark & { at: number };
/** The facts of one person, each mark with its instant; with the amount that becomes due within the week. */
export type QueueFacts = Omit<AttentionFacts, "marks"> & {
  marks: readonly SaidMark[];
  coming: { agorot: number; since: LocalDate } | null;
};

/** Maximum counted notes of one person. */
const notesCounted = sql.raw("20");
/** Subscriptions of one person to search for a debt. */
const chargesLookedAt = 4;
// One more than a quote, to know whether it is cut.
const letters = sql.raw(String(quotedLetters + 1));
/** Maximum requested absences of one person. */
const maxWishes = sql.raw("5");

const notes = rows(
  sql`(select json_group_array(json_array(id, type, created_at, substr(text, 1, ${letters}))) from (
    select id, type, created_at, text from notes where trainee_id = ${p.id} and ${isUnanswered}
    order by created_at desc limit ${notesCounted}))`,
  "notes",
  (id: string, type: NoteType, at: number, quote: string): UnansweredNote => ({
    id,
    type,
    at,
    quote: quoteOf(quote),
  }),
);

const today = sql.placeholder("today");

const asked = rows(
  sql`(select json_group_array(json_array(id, kind, starts_on, ends_on, created_at)) from (
    select id, kind, starts_on, ends_on, created_at from ${absences}
    where trainee_id = ${p.id} and status = 'asked' and ends_on >= ${today}
    order by ends_on limit ${maxWishes}))`,
  "asked",
  (
    id: string,
    kind: AbsenceKind,
    startsOn: LocalDate,
    endsOn: LocalDate,
    since: number,
  ): AskedAbsence => ({ id, kind, startsOn, endsOn, since }),
);

// An absence before the compared days explains nothing.
const absence = row(
  sql`(select json_array(starts_on, ends_on) from ${absences}
    where trainee_id = ${p.id} and status in ('granted', 'ended') and ends_on >= ${sql.placeholder("first")}
      and starts_on <= ${sql.placeholder("last")}
    order by ends_on desc limit 1)`,
  "absence",
  (startsOn: LocalDate, endsOn: LocalDate) => ({ startsOn, endsOn }),
);

const marks = rows(
  sql`(select json_group_array(json_array(reason, occurrence, not_before, created_at))
    from ${attentionMarks} where trainee_id = ${p.id})`,
  "marks",
  (
    reason: AttentionReason,
    occurrence: string,
    notBefore: LocalDate | null,
    at: number,
  ): SaidMark => ({ reason, occurrence, notBefore, at }),
);

const lastPlanned = (table: "schedule_exercises" | "schedule_meals") =>
  sql`coalesce((select date from ${sql.raw(table)} where trainee_id = ${p.id}
    and date >= ${today} order by date desc limit 1), '')`;
const plannedThrough = sql<LocalDate | null>`nullif(max(${lastPlanned("schedule_exercises")},
  ${lastPlanned("schedule_meals")}), '')`.as("planned_through");

const lastWeightOn = sql<LocalDate | null>`(select date from weight_records
  where trainee_id = ${p.id} and source <> 'registered'
  order by date desc limit 1)`.as("last_weight_on");

const lastDayIn = ({ table, when }: SignOfLife) =>
  sql`coalesce((select date from ${sql.raw(table)} where trainee_id = ${p.id} and ${sql.raw(when)}
    order by date desc limit 1), '')`;
/** The last day with a set of any item, an own meal or a sent weight. */
const lastBeside = sql<LocalDate | null>`nullif(max(${sql.join(
  signsOfLife.map(lastDayIn),
  sql`, `,
)}), '')`.as("last_beside");

const peopleWhere = (which: SQL) =>
  preparedList((db) =>
    db
      .select({
        traineeId: p.id,
        name: p.name,
        gender: p.gender,
        status: p.status,
        timeZone: p.timeZone,
        joinedAt: p.createdAt,
        subscriptionEnd: p.subscriptionEnd,
        attention: p.attention,
        unread: c.unreadByTrainer,
        unreadSince: c.unreadSince,
        unreadQuote: sql<
          string | null
        >`case when ${c.unreadByTrainer} > 0 and ${c.lastMessageFrom} = 'trainee'
        and ${c.lastMessageKind} = 'text' then substr(${c.lastMessageText}, 1, ${letters}) end`.as(
          "unread_quote",
        ),
        charged: b.charged,
        paid: b.paid,
        notes,
        asked,
        absence,
        marks,
        plannedThrough,
        lastWeightOn,
        lastBeside,
        charges: owedCharges(chargesLookedAt),
      })
      .from(p)
      .leftJoin(c, sql`${c.traineeId} = ${p.id}`)
      .leftJoin(b, sql`${b.traineeId} = ${p.id}`)
      .where(which),
  );
const people = peopleWhere(sql`${p.status} <> 'inactive'`);
const onePerson = peopleWhere(sql`${p.id} = ${sql.placeholder("traineeId")}`);

/** Reads the default thresholds of the reasons. */
export const usualThresholds = prepared((db) =>
  db.select({ value: settings.value }).from(settings).where(sql`${settings.section} = 'attention'`),
);

/** Reads the facts of the queue for all trainees who are not inactive. */
export function queueStatements(db: Database, today: LocalDate) {
  const { lately, ...span } = comparedFrom(today);
  return [people(db, { today, ...span }), days(db, { today, lately, ...span })] as const;
}

/** Reads the same of one trainee, at a cost independent of the others. */
export function queueStatementsOf(db: Database, traineeId: string, today: LocalDate) {
  const { lately, ...span } = comparedFrom(today);
  return [
    onePerson(db, { traineeId, today, ...span }),
    daysOfOne(db, { traineeId, today, lately, ...span }),
  ] as const;
}

function comparedFrom(today: LocalDate) {
  const lately = addDays(today, -comparedDays.lately);
  // Tomorrow has begun in some time zones.
  return { lately, first: addDays(lately, -comparedDays.before), last: addDays(today, 1) };
}

export type QueuePerson = Awaited<ReturnType<typeof people>>[number];

/** The facts of each person, by their own day and thresholds. */
export function attentionFacts(
  people: readonly QueuePerson[],
  days: readonly QueueDays[],
  { thresholds, now }: { thresholds: AttentionThresholds; now: number },
): QueueFacts[] {
  const known = new Map(days.map((sums) => [sums.traineeId, sums]));
  return people.map((person) => factsOf(person, known.get(person.traineeId), { thresholds, now }));
}

function factsOf(
  person: QueuePerson,
  sums: QueueDays | undefined,
  { thresholds, now }: { thresholds: AttentionThresholds; now: number },
): QueueFacts {
  const { traineeId, status, joinedAt, subscriptionEnd, timeZone } = person;
  const { notes, asked, absence, marks, plannedThrough, lastWeightOn } = person;
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
    notes: notes.toReversed(),
    asked,
    absence,
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

const latest = (one: LocalDate | null, other: LocalDate | null): LocalDate | null =>
  one === null || (other !== null && other > one) ? other : one;
