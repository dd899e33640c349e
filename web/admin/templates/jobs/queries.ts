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
/** Interval of progress reads, in milliseconds. */
const lookEveryMs = 1_000;

/** A fresh preview of a giving, for the dialog. */
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

/** A fresh preview of the edits for a template's followers. */
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

/** The progress of a job, read repeatedly until it is done. */
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

/** Invalidates people's weeks, the template, and the logs of those weeks. */
export function refreshAfterJob(templateId: string): void {
  refreshTemplates();
  void queryClient.invalidateQueries({ queryKey: weeksKey(templateId) });
  void queryClient.invalidateQueries({ queryKey: ["admin", "weeks"] });
  void queryClient.invalidateQueries({ queryKey: [...templatesKey, "choices"] });
}
