import { sql } from "drizzle-orm";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { subscriptions, traineeProfiles } from "../../db/schema.ts";

/**
 * Copies the plan of a begun subscription to the profile, for lists and screens.
 * @param today the UTC day; in a zone ahead of it the new plan shows a night later
 * @returns the number of changed trainees
 */
export async function beginRenewals(client: DatabaseClient, today: string): Promise<number> {
  const begun = sql`from ${subscriptions} s
    where s.trainee_id = ${traineeProfiles}.id and s.starts_on <= ${today}
      and s.starts_on > ${traineeProfiles}.subscription_start`;
  const { meta } = await connect(client).run(sql`
    update ${traineeProfiles} set (subscription_plan, subscription_start) = (
      select s.plan_id, s.starts_on ${begun} order by s.starts_on desc limit 1
    ) where exists (select 1 ${begun})`);
  return meta.changes;
}
