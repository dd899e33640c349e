import { env } from "cloudflare:workers";
import { maxDatabaseBytes } from "../../domain/plumbing/storage.ts";
import { packOldWeeks } from "../../worker/actions/schedules/pack-weeks.ts";
import type { DatabaseClient } from "../../worker/db/client.ts";

/** Packs all old weeks, recently opened ones included. */
export async function packAll(
  now: number,
  database = env.DB as unknown as DatabaseClient,
): Promise<Record<string, number>> {
  await env.DB.prepare("update weekly_schedules set opened_at = null").run();
  const logged: unknown[] = [];
  const counts = await packOldWeeks(
    { database, now: () => now, log: (entry) => logged.push(entry) },
    { databaseBytes: maxDatabaseBytes },
  );
  if (logged.length > 0) throw new Error(JSON.stringify(logged));
  return counts;
}

/** The number of packed weeks. */
export async function countPacked(): Promise<number> {
  const count = await env.DB.prepare(
    `select count(*) as n from packed_weeks packed
     join weekly_schedules week on week.id = packed.schedule_id and week.packed_at is not null`,
  ).first<number>("n");
  return count ?? 0;
}
