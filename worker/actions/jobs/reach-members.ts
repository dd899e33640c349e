import { goOn, turnOfSteps } from "../plumbing/long-work.ts";

interface Reaching<Person> {
  /** Waiting members after an id, in the order of ids: `atOnce` of them, or all. */
  waiting(after: string): Promise<Person[]>;
  atOnce: number;
  idOf(person: Person): string;
  /** @returns the number of done members, and the errors of others */
  reach(people: readonly Person[]): Promise<{ reached: number; failures: unknown[] }>;
  /**
   * Runs after the last member.
   * @returns false if members are left after all
   */
  finish?(failed: boolean): Promise<boolean>;
}

/**
 * Works through the waiting members of a job, in slices. A failing member delays nobody else, and the next run
 * tries it again.
 * @param most maximum members of this invocation
 * @returns whether the job is finished
 */
export async function reachMembers<Person>(
  now: () => number,
  most: number,
  { waiting, atOnce, idOf, reach, finish }: Reaching<Person>,
): Promise<boolean> {
  const failures: unknown[] = [];
  let anyReached = false;
  const isDone = await goOn<{ after: string }>(turnOfSteps(now, Math.ceil(most / atOnce)), {
    take: async () => ({ after: "" }),
    async step({ after }) {
      const people = await waiting(after);
      const outcome = await reach(people);
      anyReached ||= outcome.reached > 0;
      failures.push(...outcome.failures);
      const last = people.at(-1);
      if (last !== undefined && people.length >= atOnce) return { after: idOf(last) };
      const isEnd = (await finish?.(failures.length > 0)) ?? true;
      return isEnd ? "done" : undefined;
    },
  });
  if (failures.length > 0 && (isDone || !anyReached)) throw failures[0];
  return isDone;
}
