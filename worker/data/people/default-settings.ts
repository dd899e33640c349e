import { and, eq, sql } from "drizzle-orm";
import type { DefaultSettings } from "../../../domain/people/defaults.ts";
import { plans } from "../../db/schema.ts";
import { sectionWrite } from "../plumbing/settings.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";

/** @returns false if the plan is not offered: nothing changed */
export async function putDefaultSettings(
  scope: TrainerScope,
  { plan, targetSteps }: DefaultSettings,
): Promise<boolean> {
  const { db } = scope;
  const isOffered = and(eq(plans.id, plan ?? ""), eq(plans.status, "active"));
  const missing = sql`${plan} is not null and not exists (select 1 from ${plans} where ${isOffered})`;
  try {
    await db.batch([
      refuseWhen(db, [[missing, "no_plan"]]),
      sectionWrite(scope, "defaults", { plan, targetSteps }),
    ]);
    return true;
  } catch (error) {
    if (refusalOf(error, ["no_plan"])) return false;
    throw error;
  }
}
