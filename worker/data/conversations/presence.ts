import { sql } from "drizzle-orm";
import { connect, type DatabaseClient } from "../../db/client.ts";

/**
 * Stores the time of a trainee's presence; an earlier instant changes nothing.
 * @returns whether the trainee exists
 */
export async function noteTraineeSeen(
  client: DatabaseClient,
  { traineeId, at }: { traineeId: string; at: number },
): Promise<boolean> {
  // The where clause also prevents SQLite from parsing "on conflict" as a join's "on".
  const rows = await connect(client).all(sql`
    insert into conversations (trainee_id, created_at, trainee_seen_at)
    select id, ${at}, ${at} from trainee_profiles where id = ${traineeId}
    on conflict (trainee_id) do update
      set trainee_seen_at = max(coalesce(trainee_seen_at, 0), excluded.trainee_seen_at)
    returning trainee_id`);
  return rows.length > 0;
}
