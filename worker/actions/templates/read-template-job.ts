import type { TemplateJob } from "../../../domain/contract/templates/template-jobs.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { getTemplateJob, shownJob } from "../../data/templates/template-jobs.ts";

/** The progress of a job; undefined if it does not exist. */
export async function readTemplateJob(
  scope: TrainerScope,
  id: string,
): Promise<TemplateJob | undefined> {
  const job = await getTemplateJob(scope, id);
  return job && shownJob(job);
}
