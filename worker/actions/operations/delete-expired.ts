import { attemptsForgottenAfter } from "../../../domain/accounts/attempts.ts";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { undoableMs } from "../../../domain/changes/undo.ts";
import { unsentPhotoMs } from "../../../domain/check-ins/progress-photos.ts";
import { unsentRecordingMs } from "../../../domain/check-ins/recordings.ts";
import { unsentProofMs } from "../../../domain/memberships/payment-proofs.ts";
import { sweepOwnFoods } from "../../data/activity/own-food-photo.ts";
import { sweepUnsent } from "../../data/check-ins/uploaded-files.ts";
import { findLedgerDifferences } from "../../data/memberships/ledger-sums.ts";
import { erasePictures, sweepUnsentProofs } from "../../data/memberships/payment-proofs.ts";
import { beginRenewals } from "../../data/memberships/renewals.ts";
import { readStoredSubscriptionSettings } from "../../data/memberships/subscription-settings.ts";
import { deleteExpired, type Perishable, releaseExpired } from "../../data/operations/expired.ts";
import { repairExerciseDays } from "../../data/schedules/exercise-days.ts";
import type { Platform } from "../../platform.ts";
import { deleteEndedArchives } from "../copies/archive-business.ts";
import { sweepVideos } from "../libraries/sweep-videos.ts";
import { PartialFailure } from "../plumbing/partial-failure.ts";
import { countStorage } from "./count-storage.ts";

const day = 86_400_000;
const chunk = 200;
const chunksInRun = 100;

/** Milliseconds for which each kind stays after its instant. */
const stays: Record<Perishable, number> = {
  sessions: day,
  endedSessions: day,
  /** An older one is refused like any unknown token. */
  refreshTokens: 60 * day,
  mailTokens: day,
  /** The trainer can renew an ended one in this period, and sees accepted ones. */
  invitations: 30 * day,
  accessAttempts: attemptsForgottenAfter,
  cronRuns: 90 * day,
  finishedDeliveries: 180 * day,
  notifications: 365 * day,
  libraryRemovals: undoableMs.removal,
  traineeJobs: 30 * day,
  templateJobs: 30 * day,
  templateJobRows: undoableMs.job,
  deletedTemplates: day,
  imports: day,
  deletedMeals: undoableMs.removal,
  deletedExercises: undoableMs.removal,
};

/** Kinds with days of thousands of people as parts of one row. */
const heavy: readonly Perishable[] = [
  "libraryRemovals",
  "traineeJobs",
  "templateJobs",
  "imports",
  "deletedMeals",
  "deletedExercises",
];
const maxReleasedAtOnce = 5000;

const differencesTold = 5;

/**
 * Deletes expired rows in chunks that block the database only briefly; the rest waits for the next night. The
 * same run begins renewed plans, counts missing days and files, and compares the ledger with its rows. A
 * failure stops no other part. Safe to run twice at once.
 */
export async function deleteAllExpired(platform: Platform): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const failures: unknown[] = [];
  const attempt = async (part: string, run: () => Promise<Record<string, number>>) => {
    try {
      Object.assign(counts, await run());
    } catch (error) {
      platform.log({ level: "error", event: "expiry_failed", part, error: String(error) });
      failures.push(error);
    }
  };
  for (const kind of Object.keys(stays) as Perishable[]) {
    await attempt(kind, async () => ({ [kind]: await prune(platform, kind) }));
  }
  await attempt("renewals", async () => {
    const today = localDateAt(platform.now(), "UTC");
    const renewals = await beginRenewals(platform.database, today);
    return { ...(renewals > 0 && { renewals }) };
  });
  await attempt("exerciseDays", async () => {
    const exerciseDays = await repairDays(platform);
    return { ...(exerciseDays > 0 && { exerciseDays }) };
  });
  await attempt("videos", () => sweepVideos(platform));
  await attempt("ownFoods", async () => {
    const ownFoods = await sweepDeletedFoods(platform);
    return { ...(ownFoods > 0 && { ownFoods }) };
  });
  await attempt("unsentPhotos", async () => {
    const unsentPhotos = await sweepPhotos(platform);
    return { ...(unsentPhotos > 0 && { unsentPhotos }) };
  });
  await attempt("unsentRecordings", async () => {
    const unsentRecordings = await sweepRecordings(platform);
    return { ...(unsentRecordings > 0 && { unsentRecordings }) };
  });
  await attempt("paymentProofs", async () => {
    const paymentProofs = await sweepProofs(platform);
    return { ...(paymentProofs > 0 && { paymentProofs }) };
  });
  await attempt("archives", () => deleteEndedArchives(platform));
  await attempt("ledger", () => checkLedger(platform));
  await attempt("storage", async () => {
    await countStorage(platform);
    return {};
  });
  if (failures.length > 0) throw new PartialFailure(counts, failures[0]);
  return counts;
}

/** Deletes own foods with their photos, once their deletion can no longer be undone. */
async function sweepDeletedFoods({ database, now }: Platform): Promise<number> {
  const at = { before: now() - undoableMs.removal, now: now(), limit: chunk };
  return (await inChunks(chunk, () => sweepOwnFoods(database, at))).total;
}

/** Deletes progress photos that no check-in has. */
async function sweepPhotos({ database, now }: Platform): Promise<number> {
  const at = { before: now() - unsentPhotoMs, now: now(), limit: chunk };
  return (await inChunks(chunk, () => sweepUnsent(database, "photos", at))).total;
}

/** Deletes spoken answers that no check-in has. */
async function sweepRecordings({ database, now }: Platform): Promise<number> {
  const at = { before: now() - unsentRecordingMs, now: now(), limit: chunk };
  return (await inChunks(chunk, () => sweepUnsent(database, "recordings", at))).total;
}

/** Erases pictures of decided proofs after the trainer's days, and proofs whose picture never arrived. */
async function sweepProofs({ database, now }: Platform): Promise<number> {
  const { proofDays } = await readStoredSubscriptionSettings(database);
  const decided = { before: now() - proofDays * day, now: now(), limit: chunk };
  const erased = await inChunks(chunk, () => erasePictures(database, decided));
  const unsent = { before: now() - unsentProofMs, now: now(), limit: chunk };
  const swept = await inChunks(chunk, () => sweepUnsentProofs(database, unsent));
  return erased.total + swept.total;
}

/** Throws if the ledger's sums differ from its rows, which `npm run ledger:sum` repairs. */
async function checkLedger({ database }: Platform): Promise<Record<string, never>> {
  const differences = await findLedgerDifferences(database);
  if (differences.length === 0) return {};
  const figures = differences
    .slice(0, differencesTold)
    .map(({ figure, summed, kept }) => `${figure} ${kept}, not ${summed}`);
  throw new Error(`${differences.length} figures of the ledger differ: ${figures.join("; ")}`);
}

/** Repairs the latest days of all time zones; older ones were checked the night before. */
async function repairDays({ database, now }: Platform): Promise<number> {
  const today = localDateAt(now(), "UTC");
  let repaired = 0;
  for (const back of [-1, 0, 1, 2]) {
    const date = addDays(today, -back);
    const run = () => repairExerciseDays(database, { date, limit: chunk });
    repaired += (await inChunks(chunk, run)).total;
  }
  return repaired;
}

async function prune({ database, now }: Platform, kind: Perishable): Promise<number> {
  const before = now() - stays[kind];
  const isHeavy = heavy.includes(kind);
  if (isHeavy) {
    const limit = maxReleasedAtOnce;
    const { done } = await inChunks(limit, () => releaseExpired(database, kind, { before, limit }));
    if (!done) return 0;
  }
  const limit = isHeavy ? 1 : kind === "templateJobRows" ? maxReleasedAtOnce : chunk;
  return (await inChunks(limit, () => deleteExpired(database, kind, { before, limit }))).total;
}

/** Repeats until a chunk is not full, or the run's limit is reached. */
async function inChunks(limit: number, run: () => Promise<number>) {
  let total = 0;
  for (let round = 0; round < chunksInRun; round++) {
    const changed = await run();
    total += changed;
    if (changed < limit) return { total, done: true };
  }
  return { total, done: false };
}
