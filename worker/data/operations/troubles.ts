import { and, desc, eq, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Language } from "../../../domain/language.ts";
import {
  readToldTroubles,
  runDiedMs,
  type ToldTroubles,
} from "../../../domain/operations/troubles.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { accountSettings, accounts, cronRuns, settings } from "../../db/schema.ts";

// A row of the trainer's settings, written by the mails to the operator alone.
const section = "operator";

interface Standing {
  /** Jobs whose latest run failed or never ended, with its error. */
  failed: { job: string; error: string | null }[];
  /** The beginning of the oldest stored run, UTC milliseconds. */
  runsSince: number | null;
  told: ToldTroubles;
  /** The trainer's language. */
  language: Language;
}

/** The state of scheduled jobs, and the last report to the operator. */
export async function getStanding(
  client: DatabaseClient,
  jobs: readonly string[],
  now: number,
): Promise<Standing> {
  const db = connect(client);
  const isOver = or(isNotNull(cronRuns.finishedAt), lt(cronRuns.startedAt, now - runDiedMs));
  const latest = (job: string) =>
    db
      .select({ job: cronRuns.job, finishedAt: cronRuns.finishedAt, error: cronRuns.error })
      .from(cronRuns)
      .where(and(eq(cronRuns.job, job), isOver))
      .orderBy(desc(cronRuns.startedAt), desc(cronRuns.id))
      .limit(1);
  const [stored, first, reader, ...runs] = await db.batch([
    db.select({ value: settings.value }).from(settings).where(eq(settings.section, section)),
    db.select({ at: sql<number | null>`min(${cronRuns.startedAt})`.as("at") }).from(cronRuns),
    db
      .select({ language: accountSettings.language })
      .from(accountSettings)
      .where(
        sql`${accountSettings.accountId} in (select id from ${accounts} where role = 'trainer')`,
      )
      .limit(1),
    ...jobs.map(latest),
  ]);
  return {
    failed: runs
      .flat()
      .filter(({ finishedAt, error }) => finishedAt === null || error !== null)
      .map(({ job, error }) => ({ job, error })),
    runsSince: first[0]?.at ?? null,
    told: readToldTroubles(stored[0]?.value),
    language: reader[0]?.language ?? "ar",
  };
}

export async function putToldTroubles(
  client: DatabaseClient,
  told: ToldTroubles,
  now: number,
): Promise<void> {
  const written = { value: told, updatedAt: now };
  await connect(client)
    .insert(settings)
    .values({ section, ...written })
    .onConflictDoUpdate({ target: settings.section, set: written });
}
