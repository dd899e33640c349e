import type { TemplateJobUndone } from "../../../domain/contract/templates/template-jobs.ts";
import { MiranError } from "../../../domain/errors.ts";
import { changeUndoableMs } from "../../../domain/memberships/subscriptions.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { getTemplateJob } from "../../data/templates/template-jobs.ts";
import { restoreByJob } from "../../data/templates/undo-template-job.ts";
import type { Platform } from "../../platform.ts";
import { drainSoon } from "../plumbing/drain-outbox.ts";

/** Puts days back as they were that nobody touched since; repeating it changes nothing. */
export async function undoTemplateJob(
  platform: Platform,
  scope: TrainerScope,
  id: string,
): Promise<TemplateJobUndone> {
  const job = await getTemplateJob(scope, id);
  if (!job) throw new MiranError("not_found");
  if (job.undoneAt === null) {
    if (scope.now > job.createdAt + changeUndoableMs) throw new MiranError("undo_over");
    const outcome = await restoreByJob(scope, id);
    if (outcome === "later_first") throw new MiranError("conflict");
    platform.background(drainSoon(platform));
  }
  const after = await getTemplateJob(scope, id);
  const { people = 0, kept = 0 } = after?.body ?? job.body;
  return { people, kept };
}
