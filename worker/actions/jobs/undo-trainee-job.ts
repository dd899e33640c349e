import type { TraineeJobUndone } from "../../../domain/contract/jobs/jobs.ts";
import { MiranError } from "../../../domain/errors.ts";
import { undoableUntil } from "../../../domain/jobs/jobs.ts";
import { isSameLine } from "../../../domain/memberships/subscriptions.ts";
import { restoreMembers } from "../../data/jobs/trainee-job-effects.ts";
import { readChangedLines, restoreLines } from "../../data/jobs/trainee-job-lines.ts";
import { getTraineeJob, type StoredJob } from "../../data/jobs/trainee-jobs.ts";
import { undoRepeats } from "../../data/jobs/undo-job-weeks.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { changeAgain } from "../change-again.ts";
import { drainSoon } from "../plumbing/drain-outbox.ts";

/** Puts those back as they were whom nobody changed since; repeating it changes nothing. */
export async function undoTraineeJob(
  platform: Platform,
  scope: TrainerScope,
  id: string,
): Promise<TraineeJobUndone> {
  const job = await getTraineeJob(scope, id);
  if (!job) throw new MiranError("not_found");
  if (job.undoneAt === null) {
    const until = undoableUntil(job);
    if (until === null) throw new MiranError("conflict");
    if (scope.now > until) throw new MiranError("undo_over");
    const { kind } = await changeAgain(async () => ({ kind: await takenBack(scope, job) }));
    if (kind === "later_first") throw new MiranError("conflict");
    platform.background(drainSoon(platform));
  }
  const after = await getTraineeJob(scope, id);
  return { restored: Number(after?.body.restored ?? 0), total: job.total };
}

function takenBack(scope: TrainerScope, job: StoredJob) {
  if (job.kind === "plan") return undoLines(scope, job.id);
  return job.kind === "repeat" ? undoRepeats(scope, job.id) : restoreMembers(scope, job);
}

async function undoLines(scope: TrainerScope, jobId: string) {
  const changes = await readChangedLines(scope, jobId);
  const standing = changes.filter(({ terms, after }) => isSameLine(terms, after));
  const steps = standing.map(({ traineeId, today, terms, before }) => ({
    traineeId,
    today,
    before: terms,
    after: before,
  }));
  return restoreLines(scope, jobId, { steps, changeIds: standing.map(({ changeId }) => changeId) });
}
