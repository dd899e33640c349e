import { undoableMs } from "../../../domain/changes/undo.ts";
import type { TemplateJobUndone } from "../../../domain/contract/templates/template-jobs.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { getTemplateJob } from "../../data/templates/template-jobs.ts";
import { restoreByJob } from "../../data/templates/undo-template-job.ts";
import type { Platform } from "../../platform.ts";
import { takeBack } from "../changes/take-back.ts";

/** Restores days unchanged since; a repetition changes nothing. */
export async function undoTemplateJob(
  platform: Platform,
  scope: TrainerScope,
  id: string,
): Promise<TemplateJobUndone> {
  const { body } = await takeBack(platform, scope, {
    read: () => getTemplateJob(scope, id),
    until: ({ createdAt }) => createdAt + undoableMs.job,
    undo: () => restoreByJob(scope, id),
  });
  return { people: body.people ?? 0, kept: body.kept ?? 0 };
}
