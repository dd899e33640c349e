import { localDateAt } from "../../../domain/calendar.ts";
import { listWaitingRepeats, repeatWeek, tellRepeated } from "../../data/jobs/trainee-job-weeks.ts";
import type { Platform } from "../../platform.ts";
import { reachMembers } from "./reach-members.ts";

const atOnce = 10;

/** Maximum people of one invocation, with up to eighteen statements each: below its limit. */
const peopleInRun = 30;

/**
 * Repeats the last week of a job's waiting members, one by one. A run after a kill, or at the same time,
 * repeats nothing.
 * @returns whether nobody is left for another invocation
 */
export async function repeatWeeks(
  { database, now }: Pick<Platform, "database" | "now">,
  jobId: string,
  inRun = peopleInRun,
): Promise<boolean> {
  const waiting = (after: string, limit = atOnce) =>
    listWaitingRepeats(database, jobId, { after, limit, now: now() });
  return reachMembers(now, inRun, {
    atOnce,
    waiting,
    idOf: ({ traineeId }) => traineeId,
    async reach(people) {
      let reached = 0;
      const failures: unknown[] = [];
      for (const person of people) {
        const at = now();
        const today = localDateAt(at, person.timeZone);
        try {
          const outcome = await repeatWeek(database, jobId, person, { today, now: at });
          if (outcome === "written") reached += 1;
        } catch (error) {
          failures.push(error);
        }
      }
      return { reached, failures };
    },
    async finish(failed) {
      // A week changed meanwhile must be read again.
      if (!failed && (await waiting("", 1)).length > 0) return false;
      // A member that fails for hours does not delay the others' notice.
      await tellRepeated(database, jobId, now());
      return true;
    },
  });
}
