import { desc, eq } from "drizzle-orm";
import type { CronRun } from "../../../domain/contract/operations/cron-runs.ts";
import { newId } from "../../../domain/id.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { cronRuns } from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";

interface CronRunOutcome {
  finishedAt: number;
  counts: Record<string, number>;
  error?: string;
}

/** Stores the beginning of a run; a failed process leaves it without an end. */
export async function createCronRun(
  client: DatabaseClient,
  { job, startedAt }: { job: string; startedAt: number },
): Promise<string> {
  const id = newId(startedAt);
  await connect(client).insert(cronRuns).values({ id, job, startedAt });
  return id;
}

export async function finishCronRun(
  client: DatabaseClient,
  id: string,
  { finishedAt, counts, error }: CronRunOutcome,
): Promise<void> {
  await connect(client)
    .update(cronRuns)
    .set({ finishedAt, counts, error: error?.slice(0, 500) ?? null })
    .where(eq(cronRuns.id, id));
}

const shownOfJob = 10;

/** The latest runs of each job, newest first, at a cost independent of their number. */
export async function listCronRuns(
  { db }: TrainerScope,
  jobs: readonly string[],
): Promise<CronRun[]> {
  const { id, job, startedAt, finishedAt, counts, error } = cronRuns;
  const latest = (name: string) =>
    db
      .select({ id, job, startedAt, finishedAt, counts, error })
      .from(cronRuns)
      .where(eq(job, name))
      .orderBy(desc(startedAt), desc(id))
      .limit(shownOfJob);
  const [first, ...others] = jobs.map(latest);
  if (!first) return [];
  const runs = (await db.batch([first, ...others])).flat();
  return runs.sort((a, b) => b.startedAt - a.startedAt);
}
