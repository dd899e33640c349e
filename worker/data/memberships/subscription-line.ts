import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { LocalDate } from "../../../domain/calendar.ts";
import {
  currentTerm,
  isSameLine,
  type SubscriptionChangeKind,
  type Term,
  termText,
} from "../../../domain/memberships/subscriptions.ts";
import type { Database } from "../../db/client.ts";
import { subscriptionChanges, subscriptions } from "../../db/schema.ts";

const t = subscriptions;

/** The columns that a term is read from. */
const termSelection = {
  id: t.id,
  planId: t.planId,
  planName: t.planName,
  englishPlanName: t.englishPlanName,
  priceAgorot: t.priceAgorot,
  months: t.months,
  startsOn: t.startsOn,
  endsOn: t.endsOn,
  pauses: t.pauses,
  billed: t.billed,
  createdAt: t.createdAt,
};

/** The statement that reads everything that somebody bought. */
export const termsOf = (db: Database, traineeId: string) =>
  db
    .select(termSelection)
    .from(t)
    .where(eq(t.traineeId, traineeId))
    .orderBy(asc(t.startsOn), asc(t.endsOn));

/** The statement that reads everything that some people bought, each in the order of the days. */
export const termsAmong = (db: Database, people: SQL) =>
  db
    .select({ traineeId: t.traineeId, ...termSelection })
    .from(t)
    .where(inArray(t.traineeId, people))
    .orderBy(asc(t.startsOn), asc(t.endsOn));

/**
 * The statement that reads of each of some people the last term that had begun by a day, and those
 * behind it: however long they have been there, no more rows are read.
 */
export const lateTermsAmong = (db: Database, people: SQL, day: LocalDate) =>
  db
    .select({ traineeId: t.traineeId, ...termSelection })
    .from(sql`${people} as person`)
    .innerJoin(
      t,
      sql`${t.traineeId} = person.id and ${t.startsOn} >= coalesce((select max(o.starts_on)
        from ${t} o where o.trainee_id = person.id and o.starts_on <= ${day}), '')`,
    )
    .orderBy(asc(t.startsOn), asc(t.endsOn));

/** One line of subscriptions in the place of another, and what it is remembered as. */
export interface LineStep {
  traineeId: string;
  before: readonly Term[];
  after: readonly Term[];
  /** Absent where it takes another change back. */
  change?: { id: string; kind: SubscriptionChangeKind };
}

/** That the line is no longer what it was when the change was worked out. */
export function lineMoved({ traineeId, before }: LineStep): SQL {
  const known = before.map((term) => [
    term.id,
    term.planId,
    term.startsOn,
    term.endsOn,
    term.priceAgorot,
    term.months,
    term.planName,
    JSON.stringify(term.pauses),
  ]);
  return sql`(select count(*) from ${t} s where s.trainee_id = ${traineeId}) <> ${known.length}
    or (select count(*) from json_each(${JSON.stringify(known)}) k join ${t} s
      on s.id = k.value ->> 0 and s.plan_id = k.value ->> 1 and s.starts_on = k.value ->> 2
        and s.ends_on = k.value ->> 3 and s.price_agorot = k.value ->> 4
        and s.months = k.value ->> 5 and s.plan_name = k.value ->> 6
        and s.pauses = k.value ->> 7) <> ${known.length}`;
}

/** What of the line is new, other than it was, or gone; and the change, where anything is. */
export function lineStatements(
  db: Database,
  { traineeId, before, after, change }: LineStep,
  now: number,
): BatchItem<"sqlite">[] {
  const known = new Map(before.map((term) => [term.id, termText(term)]));
  const kept = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !kept.has(id));
  const written = after.flatMap<BatchItem<"sqlite">>((term) => {
    const { id, ...values } = term;
    const old = known.get(id);
    if (old === undefined) return [db.insert(t).values({ ...term, traineeId })];
    return old === termText(term) ? [] : [db.update(t).set(values).where(eq(t.id, id))];
  });
  const noted =
    change && !isSameLine(before, after)
      ? [
          db.insert(subscriptionChanges).values({
            ...change,
            traineeId,
            before: [...before],
            after: [...after],
            createdAt: now,
          }),
        ]
      : [];
  return [...gone.map(({ id }) => db.delete(t).where(eq(t.id, id))), ...written, ...noted];
}

/** What a line puts on the trainee's profile; the last plan stays the name of who has none. */
export function standingColumns(terms: readonly Term[], today: LocalDate) {
  const stands = currentTerm(terms, today);
  if (!stands) return { subscriptionStart: null, subscriptionEnd: null };
  return {
    subscriptionPlan: stands.planId,
    subscriptionStart: stands.startsOn,
    subscriptionEnd: stands.endsOn,
  };
}

/** The statement that finds a change by its id. */
export const changeOf = (db: Database, id: string) =>
  db
    .select({
      id: subscriptionChanges.id,
      traineeId: subscriptionChanges.traineeId,
      kind: subscriptionChanges.kind,
      before: subscriptionChanges.before,
      after: subscriptionChanges.after,
      createdAt: subscriptionChanges.createdAt,
      undoneAt: subscriptionChanges.undoneAt,
    })
    .from(subscriptionChanges)
    .where(eq(subscriptionChanges.id, id));
