import type { TraineeJobUndone } from "../../../domain/contract/jobs/jobs.ts";
import { undoableUntil } from "../../../domain/jobs/jobs.ts";
import { isSameLine } from "../../../domain/memberships/subscriptions.ts";
import { restoreMembers } from "../../data/jobs/trainee-job-effects.ts";
import { undoLightened } from "../../data/jobs/trainee-job-lighter-days.ts";
import { readChangedLines, restoreLines } from "../../data/jobs/trainee-job-lines.ts";
import { undoRepeats } from "../../data/jobs/trainee-job-weeks.ts";
import { getTraineeJob, type StoredJob } from "../../data/jobs/trainee-jobs.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { takeBack } from "../changes/take-back.ts";

/** Restores the members unchanged since; a repetition changes nothing. */
export async function undoTraineeJob(
  platform: Platform,
  scope: TrainerScope,
  id: string,
): Promise<TraineeJobUndone> {
  const { body, total } = await takeBack(platform, scope, {
    read: () => getTraineeJob(scope, id),
    until: (job) => undoableUntil(job),
    undo: (job) => undo(scope, job),
  });
  return { restored: Number(body.restored ?? 0), total };
}

function undo(scope: TrainerScope, job: StoredJob) {
  if (job.kind === "plan") return undoLines(scope, job.id);
  if (job.kind === "lighten") return undoLightened(scope, job);
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
