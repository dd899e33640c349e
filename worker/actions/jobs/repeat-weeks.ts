import { localDateAt } from "../../../domain/calendar.ts";
import { goesOnMs } from "../../../domain/plumbing/outbox.ts";
import { listWaitingRepeats, repeatWeek, tellRepeated } from "../../data/jobs/trainee-job-weeks.ts";
import type { Platform } from "../../platform.ts";

const atOnce = 10;

/** People of one invocation, of up to eighteen statements each: below its bound. */
const peopleInRun = 30;

/**
 * Repeats the last week of those whom a job has not reached, one by one. Whoever goes on after a kill, or
 * at the same time, repeats nothing.
 * @returns whether people are left for another invocation
 */
export async function repeatWeeks(
  { database, now }: Pick<Platform, "database" | "now">,
  jobId: string,
  inRun = peopleInRun,
): Promise<boolean> {
  const until = now() + goesOnMs;
  const failures: unknown[] = [];
  let after = "";
  let anyReached = false;
  for (let done = 0; done === 0 || (done < inRun && now() < until); done += atOnce) {
    const people = await listWaitingRepeats(database, jobId, { after, limit: atOnce, now: now() });
    for (const person of people) {
      after = person.traineeId;
      const at = now();
      const today = localDateAt(at, person.timeZone);
      try {
        const outcome = await repeatWeek(database, jobId, person, { today, now: at });
        anyReached ||= outcome === "written";
      } catch (error) {
        failures.push(error);
      }
    }
    if (people.length < atOnce) {
      if (failures.length === 0) {
        const left = await listWaitingRepeats(database, jobId, { after: "", limit: 1, now: now() });
        if (left.length > 0) return true;
      }
      // Whoever fails for hours keeps from nobody what was done to the others.
      await tellRepeated(database, jobId, now());
      if (failures.length > 0) throw failures[0];
      return false;
    }
  }
  // One that fails does not keep the others waiting: they are tried once more by whoever goes on.
  if (!anyReached && failures.length > 0) throw failures[0];
  return true;
}
