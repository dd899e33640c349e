import type { TemplateJob } from "../../../domain/contract/templates/template-jobs.ts";
import { MiranError } from "../../../domain/errors.ts";
import type { TrainerScope } from "../../data/scope.ts";
import {
  createTemplateJob,
  getTemplateJob,
  type StoredTemplateJob,
  shownJob,
} from "../../data/templates/template-jobs.ts";
import type { Platform } from "../../platform.ts";
import { refuseOther } from "../jobs/meant-people.ts";
import { drainSoon } from "../plumbing/drain-outbox.ts";

type WantedJob = Pick<StoredTemplateJob, "id" | "kind" | "templateId" | "body">;

/** The stored job, if ordered before; its id may belong to no other. */
export async function findJob(
  scope: TrainerScope,
  { id, kind, templateId, body }: WantedJob,
): Promise<TemplateJob | undefined> {
  const job = await getTemplateJob(scope, id);
  if (!job) return undefined;
  refuseOther(
    { kind: job.kind, templateId: job.templateId, ...job.body },
    { kind, templateId, ...body },
  );
  return shownJob(job);
}

/** Orders a background job. */
export async function orderJob(
  platform: Platform,
  scope: TrainerScope,
  wanted: WantedJob,
  ids: readonly string[],
): Promise<TemplateJob> {
  const outcome = await createTemplateJob(scope, { ...wanted, ids });
  if (outcome === "not_found") throw new MiranError("not_found");
  if (outcome === "written") platform.background(drainSoon(platform));
  const job = await findJob(scope, wanted);
  if (!job) throw new MiranError("conflict");
  return job;
}
