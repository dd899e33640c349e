import { goOn, turnOfSteps } from "../plumbing/long-work.ts";

interface Reaching<Person> {
  /** Who waits behind an id, in the order of their ids: `atOnce` of them, or all that are left. */
  waiting(after: string): Promise<Person[]>;
  atOnce: number;
  idOf(person: Person): string;
  /** @returns how many were reached, and why others were not */
  reach(people: readonly Person[]): Promise<{ reached: number; failures: unknown[] }>;
  /** Behind the last of them. @returns false when it is not the end after all */
  finish?(failed: boolean): Promise<boolean>;
}

/**
 * Reaches the members of a job who wait, some at a time. One who fails keeps nobody else waiting: they are
 * tried once more by whoever goes on.
 * @param most how many in this invocation
 * @returns whether the job has come to its end
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
