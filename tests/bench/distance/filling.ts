import type { D1Database } from "@cloudflare/workers-types";
import { extendSchedules } from "../../../worker/actions/planning/extend-schedules.ts";
import { runTemplateJob } from "../../../worker/actions/templates/run-template-job.ts";
import { followedAt, followersInMemory } from "../lib/followers.ts";
import { templateOfWeek } from "../lib/given-template.ts";
import { withDatabase } from "../lib/node-database.ts";
import { farAway, type Invocation, turns } from "./far-away.ts";
import type { Plan } from "./plan.ts";

/** A template given to many, and the weeks that the cron fills ahead. */
export async function filling({ followers }: Plan): Promise<Invocation[]> {
  const given = await withDatabase(
    await followersInMemory(followers.template),
    async (database) => {
      const far = farAway(database);
      const job = { people: followers.template, weeks: 4, now: followedAt };
      const { jobId } = await templateOfWeek(database as D1Database, job);
      return turns(far, "a template given", () => runTemplateJob(far.platform, jobId));
    },
  );
  const filled = await withDatabase(await followersInMemory(followers.cron), async (database) => {
    const far = farAway(database);
    return turns(far, "weeks filled by the cron", async () => {
      const { left = 0 } = await extendSchedules({ ...far.platform, now: () => followedAt });
      return left === 0;
    });
  });
  return [...given, ...filled];
}
