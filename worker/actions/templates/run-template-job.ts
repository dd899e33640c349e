import { fillByJob } from "../../data/templates/job-filling.ts";
import type { StoredTemplateJob } from "../../data/templates/template-jobs.ts";
import {
  dropWaiting,
  getGivenTemplate,
  getOrderedJob,
  listTemplatePeople,
  listWaiting,
} from "../../data/templates/template-jobs.ts";
import type { Platform } from "../../platform.ts";
import { goOn, turnOfSteps } from "../plumbing/long-work.ts";
import { fillingOfFollowing, fillingOfGiving, maxAtOnce, peopleInBatch } from "./plan-filling.ts";

/** Maximum batches of one invocation, far below its limit of statements. */
const partsInRun = 8;

/**
 * Runs a job for its waiting people, in parts of one batch each. Each batch proves that it is new. So a run
 * after a kill, or at the same time, repeats nothing.
 * @returns whether nobody is left for another invocation
 */
export async function runTemplateJob(
  { database, now }: Pick<Platform, "database" | "now">,
  jobId: string,
  inRun = partsInRun,
): Promise<boolean> {
  return goOn<StoredTemplateJob>(turnOfSteps(now, inRun), {
    take: async () => (await getOrderedJob(database, jobId)) ?? "done",
    async step(job) {
      const [template, waiting] = await Promise.all([
        getGivenTemplate(database, job.templateId),
        listWaiting(database, jobId, maxAtOnce),
      ]);
      if (!template) {
        // Deleted meanwhile: the remaining people get nothing.
        await dropWaiting(database, jobId);
        return "done";
      }
      const ids = waiting.slice(0, peopleInBatch(template, mayRepeat(job)));
      if (ids.length === 0) return "done";
      const people = await listTemplatePeople(database, job.templateId, ids);
      const filling = fillingOf(job, template, people, now());
      await fillByJob(database, job, { ids, filling, now: now() });
      return job;
    },
  });
}

/** The weeks that a linked trainee gets depend on the link, which is not read yet. */
const mayRepeat = ({ body: { terms } }: StoredTemplateJob) =>
  terms ? terms.linked && terms.repeats : true;

function fillingOf(
  job: StoredTemplateJob,
  template: Parameters<typeof fillingOfGiving>[1],
  people: Parameters<typeof fillingOfGiving>[2]["people"],
  now: number,
) {
  const { terms } = job.body;
  return job.kind === "give" && terms
    ? fillingOfGiving(job.templateId, template, { terms, people, now })
    : fillingOfFollowing(job.templateId, template, { people, now });
}
