import { sql } from "drizzle-orm";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { subscriptions, traineeProfiles } from "../../db/schema.ts";

/**
 * Puts the plan of a subscription that has begun where lists and screens read it.
 * @param today the UTC day: a zone ahead of it sees the new plan a night later
 * @returns how many trainees it was
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
