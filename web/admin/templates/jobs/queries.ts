import { queryOptions } from "@tanstack/react-query";
import type {
  FollowingPreview,
  GivingOutcome,
  GivingPreview,
  GivingQuestion,
  NewGiving,
  TemplateJob,
  TemplateJobUndone,
} from "../../../../domain/contract/templates/template-jobs.ts";
import { answer } from "../../../lib/session/answer.ts";
import { adminClient } from "../../../lib/session/clients.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import { refreshTemplates, templatesKey, weeksKey } from "../queries.ts";

const template = () => adminClient().templates[":id"];
const jobs = () => adminClient()["template-jobs"];
/** How soon it is seen how far a job has come. */
const lookEveryMs = 1_000;

/** What giving would do, as it stands when the dialog asks. */
export function givingQuery(id: string, question: GivingQuestion) {
  return queryOptions({
    queryKey: ["admin", "template-giving", id, question],
    queryFn: ({ signal }) =>
      answer(
        template().giving.preview.$post({ param: { id }, json: question }, { init: { signal } }),
      ) as Promise<GivingPreview>,
    gcTime: 0,
    staleTime: 0,
  });
}

export async function giveTemplate(id: string, json: NewGiving): Promise<GivingOutcome> {
  const request = template().giving.$post({ param: { id }, json });
  const outcome = (await answer(request)) as GivingOutcome;
  if (outcome.outcome === "done") refreshAfterJob(id);
  return outcome;
}

/** Whom the edits of a template reach, as it stands when the dialog asks. */
export function followingQuery(id: string) {
  return queryOptions({
    queryKey: ["admin", "template-following", id],
    queryFn: ({ signal }) =>
      answer(
        template().following.$get({ param: { id } }, { init: { signal } }),
      ) as Promise<FollowingPreview>,
    gcTime: 0,
    staleTime: 0,
  });
}

export async function followTemplate(id: string, jobId: string): Promise<TemplateJob> {
  const request = template().following.$post({ param: { id }, json: { id: jobId } });
  const job = (await answer(request)) as TemplateJob;
  refreshAfterJob(id);
  return job;
}

/** How far a job has come; asked again until it has reached everybody. */
export function jobQuery(id: string) {
  return queryOptions({
    queryKey: ["admin", "template-jobs", id],
    queryFn: ({ signal }) =>
      answer(jobs()[":id"].$get({ param: { id } }, { init: { signal } })) as Promise<TemplateJob>,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.done >= data.total ? false : lookEveryMs,
  });
}

export async function undoJob({ id, templateId }: TemplateJob): Promise<TemplateJobUndone> {
  const request = jobs()[":id"].undo.$post({ param: { id }, json: {} });
  const undone = (await answer(request)) as TemplateJobUndone;
  await queryClient.invalidateQueries({ queryKey: jobQuery(id).queryKey });
  refreshAfterJob(templateId);
  return undone;
}

/** People's weeks, what is known of the template, and what was eaten and done of all that. */
export function refreshAfterJob(templateId: string): void {
  refreshTemplates();
  void queryClient.invalidateQueries({ queryKey: weeksKey(templateId) });
  void queryClient.invalidateQueries({ queryKey: ["admin", "weeks"] });
  void queryClient.invalidateQueries({ queryKey: [...templatesKey, "choices"] });
}
