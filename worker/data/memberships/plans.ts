import { and, asc, eq } from "drizzle-orm";
import type { OfferedPlan } from "../../../domain/contract/memberships/plans.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { plans } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";

export const offeredColumns = {
  id: plans.id,
  name: plans.name,
  englishName: plans.englishName,
  priceAgorot: plans.priceAgorot,
  months: plans.months,
  features: plans.features,
  englishFeatures: plans.englishFeatures,
};

const offered = (db: Database) =>
  db
    .select(offeredColumns)
    .from(plans)
    .where(eq(plans.status, "active"))
    .orderBy(asc(plans.position), asc(plans.id));

/** The plans for a new trainee, in the trainer's order. */
export const listActivePlans = (client: DatabaseClient): Promise<OfferedPlan[]> =>
  offered(connect(client)).all();

/** The same for an existing trainee. */
export async function listOfferedPlans({ db }: TraineeScope): Promise<OfferedPlan[]> {
  const [rows] = await db.batch([offered(db)]);
  return rows;
}

/** Finds an offered plan. */
export const soldPlan = (db: Database, id: string) =>
  db
    .select(offeredColumns)
    .from(plans)
    .where(and(eq(plans.id, id), eq(plans.status, "active")));

export const getActivePlan = (
  client: DatabaseClient,
  id: string,
): Promise<OfferedPlan | undefined> => soldPlan(connect(client), id).get();

/** A plan of any status: a promised one stays valid. */
export const getPlan = (client: DatabaseClient, id: string): Promise<OfferedPlan | undefined> =>
  connect(client).select(offeredColumns).from(plans).where(eq(plans.id, id)).get();

/** All plans, for filters, forms and names. */
export function planChoices(db: Database) {
  return db
    .select({ ...offeredColumns, status: plans.status })
    .from(plans)
    .orderBy(asc(plans.position), asc(plans.id));
}
