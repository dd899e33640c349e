import type {
  FollowingPreview,
  TemplateJob,
} from "../../../domain/contract/templates/template-jobs.ts";
import { MiranError } from "../../../domain/errors.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { getGivenTemplate, listFollowers } from "../../data/templates/template-jobs.ts";
import { listMeant } from "../../data/templates/template-previews.ts";
import type { Platform } from "../../platform.ts";
import { changesOfPeople } from "./changes-of-people.ts";
import { findJob, orderJob } from "./order-job.ts";
import { fillingOfFollowing } from "./plan-filling.ts";

/** The linked trainees that lack a template's edits, with the effect on their items. */
export async function previewFollowing(
  scope: TrainerScope,
  templateId: string,
): Promise<FollowingPreview> {
  const template = await getGivenTemplate(scope.db.$client, templateId);
  if (!template) throw new MiranError("not_found");
  const ids = await listFollowers(scope, templateId);
  const audience = { kind: "chosen", ids } as const;
  const meant = await listMeant(scope, audience, { reading: "words", limit: ids.length });
  const { countsOf } = await changesOfPeople(
    scope,
    "follow",
    { templateId, template, ids },
    (people) => fillingOfFollowing(templateId, template, { people, now: scope.now }),
  );
  return {
    people: meant.map(({ id, name, gender }) => ({ id, name, gender, ...countsOf(id) })),
  };
}

/** Sends the edits of a template to all linked trainees, by a background job. */
export async function followTemplate(
  platform: Platform,
  scope: TrainerScope,
  { templateId, jobId }: { templateId: string; jobId: string },
): Promise<TemplateJob> {
  const wanted = { id: jobId, kind: "follow", templateId, body: {} } as const;
  return (
    (await findJob(scope, wanted)) ??
    orderJob(platform, scope, wanted, await listFollowers(scope, templateId))
  );
}
