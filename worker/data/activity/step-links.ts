import { and, eq, sql } from "drizzle-orm";
import type { LinkedSteps, StepLink } from "../../../domain/contract/activity/steps.ts";
import { batchOf } from "../../db/batch.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { stepLinks, traineeProfiles } from "../../db/schema.ts";
import type { OwnDay } from "../own-day.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "../trainee-profile.ts";
import { stepsOn, writeTotal } from "./steps.ts";

const t = stepLinks;

/** The trainee's own link, without its token. */
export async function getStepLink({ db, traineeId }: TraineeScope): Promise<StepLink> {
  const [[link]] = await db.batch([
    db
      .select({ createdAt: t.createdAt, lastUsedAt: t.lastUsedAt })
      .from(t)
      .where(eq(t.traineeId, traineeId)),
  ]);
  return { link: link ?? null };
}

/** Stores a new link's hash; an earlier link becomes invalid. */
export async function setStepLink(
  { db, traineeId, now }: TraineeScope,
  tokenHash: string,
): Promise<void> {
  const link = { tokenHash, createdAt: now, lastUsedAt: null };
  await db.batch([
    db
      .insert(t)
      .values({ traineeId, ...link })
      .onConflictDoUpdate({ target: t.traineeId, set: link }),
  ]);
}

/** Deletes the link, if there is one. */
export async function deleteStepLink({ db, traineeId }: TraineeScope): Promise<void> {
  await db.batch([db.delete(t).where(eq(t.traineeId, traineeId))]);
}

/** The owner of a token's hash, if active; else undefined. */
export async function findStepLink(
  client: DatabaseClient,
  tokenHash: string,
): Promise<string | undefined> {
  const [[found]] = await connect(client).batch([
    connect(client)
      .select({ traineeId: sql<string>`${t.traineeId}`.as("link_trainee_id") })
      .from(t)
      .innerJoin(traineeProfiles, eq(traineeProfiles.id, t.traineeId))
      .where(and(eq(t.tokenHash, tokenHash), eq(traineeProfiles.status, "active"))),
  ]);
  return found?.traineeId;
}

/**
 * Writes a day's total from a link, if the link is valid and its owner active.
 * @returns the present day, whether it changed, and the trainee's actual time zone
 */
export async function takeSteps(
  scope: TraineeScope,
  { date, steps }: Required<LinkedSteps>,
  { day, tokenHash }: { day: OwnDay; tokenHash: string },
) {
  const { db, traineeId, now } = scope;
  const holds = sql`exists (select 1 from step_links
    join trainee_profiles person on person.id = step_links.trainee_id and person.status = 'active'
    where step_links.trainee_id = ${traineeId} and step_links.token_hash = ${tokenHash})`;
  const { written, used, row, profiles } = await batchOf(db, {
    written: writeTotal(scope, { date, steps, source: "link" }, { day, when: holds }),
    used: db
      .update(t)
      .set({ lastUsedAt: now })
      .where(and(eq(t.tokenHash, tokenHash), holds))
      .returning({ traineeId: t.traineeId }),
    row: stepsOn(scope, date),
    profiles: profileOf(scope),
  });
  const [changed] = written;
  return {
    row: row[0],
    changed: changed.length > 0,
    holds: used.length > 0,
    timeZone: profiles[0]?.timeZone,
  };
}
