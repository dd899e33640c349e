import { type SQL, sql } from "drizzle-orm";
import type { NoteType } from "../../../domain/activity/notes.ts";
import {
  type AskedAbsence,
  type AttentionMark,
  type AttentionReason,
  quotedLetters,
  quoteOf,
  type UnansweredNote,
} from "../../../domain/attention/attention.ts";
import type { AbsenceKind } from "../../../domain/body/absences.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { CheckInEvery } from "../../../domain/check-ins/when.ts";
import { row, rows } from "../../db/json-columns.ts";
import { preparedList } from "../../db/prepared.ts";
import {
  absences,
  attentionMarks,
  conversations,
  traineeBalances,
  traineeProfiles,
} from "../../db/schema.ts";
import { type SignOfLife, signsOfLife } from "../../db/table-facts.ts";
import { isUnanswered } from "../activity/note-answers.ts";
import { grantedAbsences } from "../check-ins/due-rows.ts";
import { owedCharges } from "../memberships/owed.ts";

const [p, c, b] = [traineeProfiles, conversations, traineeBalances];

/** A mark with its instant, and whether it was done by a message outside the app. */
export type SaidMark = AttentionMark & { at: number; handedOver: boolean };
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

const isWaiting = sql`trainee_id = ${p.id} and reviewed_at is null
  and (put_off_until is null or put_off_until <= ${today})`;
const checkIns = row(
  sql`(select json_array(first.id, first.sent_at,
      (select count(*) from check_ins where ${isWaiting}))
    from check_ins first where ${isWaiting} order by first.sent_at limit 1)`,
  "waiting_check_ins",
  (first: string, since: number, count: number) => ({ first, since, count }),
);

const isWaitingProof = sql`trainee_id = ${p.id} and decision is null and stored_at is not null`;
const proofs = row(
  sql`(select json_array(first.id, first.stored_at,
      (select count(*) from payment_proofs where ${isWaitingProof}))
    from payment_proofs first where ${isWaitingProof} order by first.stored_at limit 1)`,
  "waiting_proofs",
  (first: string, since: number, count: number) => ({ first, since, count }),
);

const checkInSchedules = rows(
  sql`(select json_group_array(json_array(s.weekday, s.minute, s.every, s.starts_on, s.since, s.answered_on))
    from check_in_schedules s join check_in_forms f on f.id = s.form_id and f.archived_at is null
    where s.trainee_id = ${p.id})`,
  "check_in_schedules",
  (
    weekday: number,
    minute: number,
    every: CheckInEvery,
    startsOn: LocalDate,
    since: number,
    answeredOn: LocalDate | null,
  ) => ({ weekday, minute, every, startsOn, since, answeredOn }),
);

const marks = rows(
  sql`(select json_group_array(json_array(reason, occurrence, not_before, created_at, handed_over))
    from ${attentionMarks} where trainee_id = ${p.id})`,
  "marks",
  (
    reason: AttentionReason,
    occurrence: string,
    notBefore: LocalDate | null,
    at: number,
    handedOver: 0 | 1,
  ): SaidMark => ({ reason, occurrence, notBefore, at, handedOver: handedOver === 1 }),
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
        checkIns,
        checkInSchedules,
        proofs,
        absences: grantedAbsences,
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
/** Reads the people of the queue: all who are not inactive. */
export const queuePeople = peopleWhere(sql`${p.status} <> 'inactive'`);
/** Reads the same of one trainee, inactive or not. */
export const queuePerson = peopleWhere(sql`${p.id} = ${sql.placeholder("traineeId")}`);

export type QueuePerson = Awaited<ReturnType<typeof queuePeople>>[number];
