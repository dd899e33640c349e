import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { SubscriptionChangeKind, Term } from "../../../domain/memberships/subscriptions.ts";
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
