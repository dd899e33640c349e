import { messageTextProblem } from "../../../domain/conversations/conversation.ts";
import { personalText } from "../../../domain/conversations/personal-text.ts";
import {
  getJobText,
  listWaitingMembers,
  noteReached,
  type WaitingMember,
} from "../../data/jobs/trainee-jobs.ts";
import type { Platform } from "../../platform.ts";
import { reachMembers } from "./reach-members.ts";

const atOnce = 25;

/** Messages of one invocation: far below the platform's bound, and sent before its time is over. */
const messagesInRun = 200;

/**
 * Sends a job's message to those whom it has not reached, some at a time. Whoever was reached is noted,
 * and a conversation stores the job's message once, so that whoever goes on repeats nothing.
 * @returns whether nobody is left for another invocation
 */
export async function sendJobMessages(
  platform: Platform,
  jobId: string,
  inRun = messagesInRun,
): Promise<boolean> {
  const text = await getJobText(platform.database, jobId);
  if (text === undefined) return true;
  return reachMembers(platform.now, inRun, {
    atOnce,
    waiting: (after) => listWaitingMembers(platform.database, jobId, { after, limit: atOnce }),
    idOf: ({ id }) => id,
    async reach(people) {
      const outcomes = await Promise.allSettled(
        people.map((person) => sendTo(platform, jobId, { text, person })),
      );
      const reached = people.filter((_, index) => outcomes[index]?.status === "fulfilled");
      const traineeIds = reached.map(({ id }) => id);
      if (people.length > 0)
        await noteReached(platform.database, jobId, { traineeIds, now: platform.now() });
      const failures = outcomes.flatMap((each) =>
        each.status === "rejected" ? [each.reason as unknown] : [],
      );
      return { reached: reached.length, failures };
    },
  });
}

// One that is refused is there in other words already, or its trainee has gone: both are an end of it.
async function sendTo(
  { live }: Platform,
  jobId: string,
  { text, person }: { text: string; person: WaitingMember },
): Promise<void> {
  const made = personalText(text, person);
  // Nothing that could ever be sent to this one.
  if (messageTextProblem(made)) return;
  await live.appendMessage(
    { traineeId: person.id, side: "trainer" },
    { clientId: jobId, body: { kind: "text", text: made } },
  );
}
