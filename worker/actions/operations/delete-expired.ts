import { attemptsForgottenAfter } from "../../../domain/accounts/attempts.ts";
import { localDateAt } from "../../../domain/calendar.ts";
import { undoableMs } from "../../../domain/libraries/removals.ts";
import { deleteExpired, type Perishable } from "../../data/operations/expired.ts";
import { beginRenewals } from "../../data/trainees/renewals.ts";
import type { Platform } from "../../platform.ts";
import { sweepVideos } from "../libraries/sweep-videos.ts";

const day = 86_400_000;
const chunk = 200;
const chunksInRun = 100;

/** How long each kind stays after its time, in milliseconds. */
const stays: Record<Perishable, number> = {
  sessions: day,
  endedSessions: day,
  /** An older one that comes back is refused like any unknown token. */
  refreshTokens: 60 * day,
  mailTokens: day,
  accessAttempts: attemptsForgottenAfter,
  cronRuns: 90 * day,
  finishedDeliveries: 180 * day,
  notifications: 365 * day,
  libraryRemovals: undoableMs,
  deletedMeals: undoableMs,
  deletedExercises: undoableMs,
};

/**
 * Removes what nobody needs any more, in chunks that never hold the database for long; what does
 * not fit into one run waits for the next night. In the same
 * quiet hour renewed plans take their place. Safe to run twice at once.
 */
export async function deleteAllExpired(platform: Platform): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const kind of Object.keys(stays) as Perishable[]) {
    counts[kind] = await prune(platform, kind);
  }
  const renewals = await beginRenewals(platform.database, localDateAt(platform.now(), "UTC"));
  return { ...counts, ...(renewals > 0 && { renewals }), ...(await sweepVideos(platform)) };
}

async function prune({ database, now }: Platform, kind: Perishable): Promise<number> {
  const before = now() - stays[kind];
  let total = 0;
  for (let round = 0; round < chunksInRun; round++) {
    const deleted = await deleteExpired(database, kind, { before, limit: chunk });
    total += deleted;
    if (deleted < chunk) break;
  }
  return total;
}
