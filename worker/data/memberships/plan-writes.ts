import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { NewPlan, Plan, PlanChanges } from "../../../domain/contract/memberships/plans.ts";
import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { decoded } from "../../db/decoded.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { invitations, plans, settings } from "../../db/schema.ts";
import { refusalIn, refuseWhen } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";
import { offeredColumns } from "./plans.ts";

/** Whether a plan has a trainee, a subscription or an invitation; an index answers each part by one row. */
const isUsed = (planId: SQL) => sql`(
  exists (select 1 from subscriptions s where s.plan_id = ${planId})
  or exists (select 1 from trainee_profiles p where p.subscription_plan = ${planId})
  or exists (select 1 from invitations i
    where i.plan_id = ${planId} and i.accepted_at is null and i.revoked_at is null))`;

/** Reads all plans with this month's and this day's figures. */
function plansQuery(db: Database, today: LocalDate) {
  const [first, last] = [`${today.slice(0, 8)}01`, `${today.slice(0, 8)}31`];
  return db
    .select({
      ...offeredColumns,
      status: plans.status,
      people: sql<number>`coalesce((select total from trainee_counts
        where plan = ${plans}.id and status = 'active'), 0)`.as("people"),
      monthAgorot: sql<number>`coalesce((select sum(s.price_agorot) from subscriptions s
        where s.starts_on between ${first} and ${last} and +s.plan_id = ${plans}.id), 0)`.as(
        "month_agorot",
      ),
      used: decoded(sql<boolean>`${isUsed(sql`${plans}.id`)}`, Boolean).as("used"),
    })
    .from(plans)
    .orderBy(asc(plans.position), asc(plans.id));
}

/** All plans in the trainer's order, archived ones included. */
export async function listPlans(scope: TrainerScope): Promise<Plan[]> {
  return writePlans(scope, []);
}

/** Writes and then reads all plans in one batch, after reading the trainer's zone. */
async function writePlans(
  { db, now }: TrainerScope,
  writes: readonly BatchItem<"sqlite">[],
): Promise<Plan[]> {
  const general = db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.section, "general"));
  const [[stored]] = await db.batch([general]);
  const today = localDateAt(now, readGeneralSettings(stored?.value).timeZone);
  const { shown } = await batchOf(db, { writes, shown: plansQuery(db, today) });
  return shown;
}

/** Adds a plan after the others, once even if repeated. */
export async function insertPlan(scope: TrainerScope, plan: NewPlan): Promise<Plan[]> {
  const { db, now } = scope;
  const position = sql`(select coalesce(max(position), -1) + 1 from plans)`;
  return writePlans(scope, [
    insertSelect(
      db,
      plans,
      { ...plan, position, createdAt: now, updatedAt: now },
      sql`where true`,
    ).onConflictDoNothing(),
  ]);
}

/** Changes the given fields only. */
export async function updatePlan(
  scope: TrainerScope,
  planId: string,
  changes: PlanChanges,
): Promise<Plan[]> {
  const { db, now } = scope;
  const set = { ...changes, updatedAt: now };
  return writePlans(scope, [db.update(plans).set(set).where(eq(plans.id, planId))]);
}

/** Sets the order of plans; unnamed ones follow. */
export async function orderPlans(scope: TrainerScope, ids: readonly string[]): Promise<Plan[]> {
  const { db, now } = scope;
  const place = sql`coalesce((select key from json_each(${JSON.stringify(ids)})
    where value = ${plans}.id), ${ids.length} + ${plans.position})`;
  return writePlans(scope, [db.update(plans).set({ position: place, updatedAt: now })]);
}

/** Deletes an unused plan; a repetition changes nothing. */
export async function deletePlan({ db }: TrainerScope, planId: string): Promise<"done" | "in_use"> {
  const deleted = db.batch([
    refuseWhen(db, [[isUsed(sql`${planId}`), "in_use"]]),
    // Revoked invitations do not prevent the deletion.
    db.update(invitations).set({ planId: null }).where(eq(invitations.planId, planId)),
    db.delete(plans).where(eq(plans.id, planId)),
  ]);
  return (await refusalIn(["in_use"], deleted)) ?? "done";
}
