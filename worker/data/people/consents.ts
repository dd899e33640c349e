import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import {
  type Consent,
  type ConsentPurpose,
  purposesInTrainersCopies,
} from "../../../domain/people/consents.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { consents, type photoConsents } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";

const t = consents;

/** Consents, or those of progress photos. */
type ConsentTable = typeof consents | typeof photoConsents;
type PurposeOf<Table extends ConsentTable> = Table["$inferInsert"]["purpose"];

/** Whether an owner's consent to a purpose stands. */
export const hasConsent = (purpose: ConsentPurpose, owner: SQL): SQL =>
  sql`exists (select 1 from consents consent
    where consent.trainee_id = ${owner} and consent.purpose = ${sql.raw(`'${purpose}'`)}
      and consent.given_at is not null and consent.withdrawn_at is null)`;

/** Whether a person's answers to check-ins may be in the trainer's copies. */
export const answersKept = (owner: SQL): SQL => hasConsent("answers_archive", owner);

/** Whether a person's own copy has their fasting days. */
export const fastingDaysCopied = (owner: SQL): SQL => hasConsent("fasting_archive", owner);

/** Whether the trainer sees how a person follows Ramadan. */
export const fastingShown = (owner: SQL): SQL => hasConsent("fasting_coach", owner);

/** The consents that the trainer's copies list: what people decide about Ramadan is in their own alone. */
export const inTrainersCopies = inArray(t.purpose, purposesInTrainersCopies);

/** What a person decided of a purpose; no row before a decision. */
export const consentOf = ({ db, traineeId }: TraineeScope, purpose: ConsentPurpose) =>
  db
    .select({ givenAt: t.givenAt, withdrawnAt: t.withdrawnAt })
    .from(t)
    .where(and(eq(t.traineeId, traineeId), eq(t.purpose, purpose)));

/** What a person decided of several purposes, by purpose. */
export const consentsOf = ({ db, traineeId }: TraineeScope, purposes: readonly ConsentPurpose[]) =>
  db
    .select({ purpose: t.purpose, givenAt: t.givenAt, withdrawnAt: t.withdrawnAt })
    .from(t)
    .where(and(eq(t.traineeId, traineeId), inArray(t.purpose, [...purposes])));

/**
 * Gives a consent; the same again keeps its time.
 * @param condition the SQL `where …` of people who may give it
 */
export const giving = <Table extends ConsentTable>(
  { db, traineeId, now }: TraineeScope,
  {
    table,
    purpose,
    condition = sql`where true`,
  }: {
    table: Table;
    purpose: PurposeOf<Table>;
    condition?: SQL | undefined;
  },
) =>
  insertSelect<ConsentTable>(
    db,
    table,
    { traineeId, purpose, givenAt: now, withdrawnAt: null },
    condition,
  ).onConflictDoUpdate({
    target: [table.traineeId, table.purpose],
    set: { givenAt: now, withdrawnAt: null },
    setWhere: sql`${table.withdrawnAt} is not null`,
  });

/** Withdraws a consent, or refuses it; the same again keeps its time. */
export const withdrawing = <Table extends ConsentTable>(
  { db, traineeId, now }: TraineeScope,
  { table, purpose }: { table: Table; purpose: PurposeOf<Table> },
) =>
  db
    .insert<ConsentTable>(table)
    .values({ traineeId, purpose, givenAt: null, withdrawnAt: now })
    .onConflictDoUpdate({
      target: [table.traineeId, table.purpose],
      set: { withdrawnAt: now },
      setWhere: sql`${table.withdrawnAt} is null`,
    });

/** A decision about a purpose. */
export interface ConsentDecision {
  purpose: ConsentPurpose;
  given: boolean;
}

/**
 * Gives or withdraws a consent.
 * @param condition the SQL `where …` of people who may give it
 * @param besides what is written with the decision
 * @returns the decision that stands, and whether it is a new one
 */
export async function setConsent(
  scope: TraineeScope,
  { purpose, given }: ConsentDecision,
  {
    condition,
    besides,
  }: { condition?: SQL | undefined; besides?: BatchItem<"sqlite"> | undefined },
): Promise<{ consent: Consent; isNew: boolean }> {
  const { consent, changed } = await batchOf(scope.db, {
    changed: (given
      ? giving(scope, { table: t, purpose, condition })
      : withdrawing(scope, { table: t, purpose })
    ).returning({ purpose: t.purpose }),
    besides,
    consent: consentOf(scope, purpose),
  });
  return {
    consent: consent[0] ?? { givenAt: null, withdrawnAt: null },
    isNew: changed.length > 0,
  };
}
