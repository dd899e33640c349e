import { and, asc, eq } from "drizzle-orm";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { plans } from "../../db/schema.ts";

export const offeredColumns = {
  id: plans.id,
  name: plans.name,
  englishName: plans.englishName,
  priceAgorot: plans.priceAgorot,
  months: plans.months,
  features: plans.features,
  englishFeatures: plans.englishFeatures,
};

/** The plans that a new trainee can choose, in the trainer's order. */
export function listActivePlans(client: DatabaseClient) {
  return connect(client)
    .select(offeredColumns)
    .from(plans)
    .where(eq(plans.status, "active"))
    .orderBy(asc(plans.position), asc(plans.id));
}

export function getActivePlan(client: DatabaseClient, id: string) {
  return connect(client)
    .select(offeredColumns)
    .from(plans)
    .where(and(eq(plans.id, id), eq(plans.status, "active")))
    .get();
}
