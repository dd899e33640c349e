import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { SubscriptionChangeKind, Term } from "../../../domain/memberships/subscriptions.ts";
import type { Database } from "../../db/client.ts";
import { subscriptionChanges, subscriptions } from "../../db/schema.ts";

const t = subscriptions;

/** The columns of a term. */
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

/** Reads all subscriptions of a trainee. */
export const termsOf = (db: Database, traineeId: string) =>
  db
    .select(termSelection)
    .from(t)
    .where(eq(t.traineeId, traineeId))
    .orderBy(asc(t.startsOn), asc(t.endsOn));

/** Reads all subscriptions of some people, each person's by day. */
export const termsAmong = (db: Database, people: SQL) =>
  db
    .select({ traineeId: t.traineeId, ...termSelection })
    .from(t)
    .where(inArray(t.traineeId, people))
    .orderBy(asc(t.startsOn), asc(t.endsOn));

/**
 * Reads each person's last term begun by a day, and the later ones. The number of rows does not grow with the
 * history.
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

/** A line that replaces another, with the record of the change. */
export interface LineStep {
  traineeId: string;
  before: readonly Term[];
  after: readonly Term[];
  /** Undefined if it undoes another change. */
  change?: { id: string; kind: SubscriptionChangeKind };
}

/** Finds a change by its id. */
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
