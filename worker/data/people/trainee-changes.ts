import { eq, sql } from "drizzle-orm";
import { storedAddress } from "../../../domain/contact.ts";
import type { TraineeChanges, TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import type { Language } from "../../../domain/language.ts";
import type { BoughtPlan } from "../../../domain/memberships/subscription-changes.ts";
import type { Term } from "../../../domain/memberships/subscriptions.ts";
import type { AccountStatus } from "../../../domain/trainee.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { accountSettings, accounts, traineeProfiles } from "../../db/schema.ts";
import type { MailMessage } from "../../platform.ts";
import { soldPlan } from "../memberships/plans.ts";
import { changeOf, type LineStep, termsOf } from "../memberships/subscription-line.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";
import { changeStatements, changesIdentity } from "./trainee-writes.ts";
import { traineeDetailsOf, traineeDetailsQueries, type WithPhotoKey } from "./trainees.ts";

/** The basis of a change. */
export interface TraineeBefore {
  id: string;
  name: string;
  /** Null if none is known. */
  email: string | null;
  phone: string | null;
  plan: string;
  currentWeight: number | null;
  timeZone: string;
  status: AccountStatus;
  language: Language;
  /** The new plan, if offered. */
  newPlan: BoughtPlan | undefined;
  /** All subscriptions. */
  terms: Term[];
  /** The change of plan of that id, if already made. */
  changed: { traineeId: string } | undefined;
}

export type WrittenChanges = Omit<TraineeChanges, "password" | "plan" | "planChange"> & {
  passwordHash?: string;
  /** The new line of subscriptions. */
  line?: LineStep;
  /** The mail to a waiting person, if this decides. */
  decision?: MailMessage;
};

export async function getTraineeBefore(
  { db }: TrainerScope,
  traineeId: string,
  { plan, planChange }: Pick<TraineeChanges, "plan" | "planChange"> = {},
): Promise<TraineeBefore | undefined> {
  const t = traineeProfiles;
  const [[profile], [account], [chosen], [newPlan], terms, [changed]] = await db.batch([
    db
      .select({
        id: t.id,
        name: t.name,
        phone: t.phone,
        plan: t.subscriptionPlan,
        currentWeight: t.currentWeight,
        timeZone: t.timeZone,
        status: t.status,
      })
      .from(t)
      .where(eq(t.id, traineeId)),
    db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, traineeId)),
    db
      .select({ language: accountSettings.language })
      .from(accountSettings)
      .where(eq(accountSettings.accountId, traineeId)),
    soldPlan(db, plan ?? ""),
    termsOf(db, plan === undefined ? "" : traineeId),
    changeOf(db, planChange?.id ?? ""),
  ]);
  const language = chosen?.language ?? "ar";
  return (
    profile && account && { ...profile, email: account.email, language, newPlan, terms, changed }
  );
}

/**
 * Writes the changes in one batch, if their basis is unchanged.
 * @returns `changed_meanwhile` otherwise: nothing was written, read again
 */
export async function writeTraineeChanges(
  scope: TrainerScope,
  before: TraineeBefore,
  changes: WrittenChanges,
): Promise<
  | { kind: "written"; trainee: WithPhotoKey<TraineeDetails> }
  | { kind: "changed_meanwhile" }
  | { kind: "email_taken" }
> {
  const { db } = scope;
  const writes = [stillAs(db, before, changes), ...changeStatements(scope, before, changes)];
  try {
    const { details } = await batchOf(db, {
      writes,
      details: traineeDetailsQueries(db, before.id),
    });
    const trainee = traineeDetailsOf(details);
    return trainee ? { kind: "written", trainee } : { kind: "changed_meanwhile" };
  } catch (error) {
    if (refusalOf(error, ["changed_meanwhile"])) return { kind: "changed_meanwhile" };
    if (String(error).includes("UNIQUE constraint failed: accounts.email"))
      return { kind: "email_taken" };
    throw error;
  }
}

/** Rolls the batch back unless the changes' basis is unchanged. */
function stillAs(db: Database, before: TraineeBefore, changes: WrittenChanges) {
  const conditions = [sql`p.id = ${before.id}`];
  if (changesIdentity(changes)) {
    conditions.push(
      sql`p.name = ${before.name}`,
      sql`p.phone is ${before.phone}`,
      sql`a.email = ${storedAddress(before.email, before.id)}`,
    );
  }
  if (changes.line) {
    conditions.push(
      sql`not exists (select 1 from subscription_changes where id = ${changes.line.change?.id ?? ""})`,
    );
  }
  if (changes.whileStatus) conditions.push(sql`p.status = ${before.status}`);
  if (changes.currentWeight !== undefined) {
    conditions.push(sql`p.current_weight is ${before.currentWeight}`);
  }
  const changed = sql`not exists (
    select 1 from ${traineeProfiles} p join ${accounts} a on a.id = p.id
    where ${sql.join(conditions, sql` and `)}
  )`;
  return refuseWhen(db, [[changed, "changed_meanwhile"]]);
}
