import { messageTextProblem } from "../../../domain/conversations/conversation.ts";
import { type Addressee, personalText } from "../../../domain/conversations/personal-text.ts";
import {
  getJobText,
  getMemberDues,
  listWaitingMembers,
  noteReached,
  type WaitingMember,
} from "../../data/jobs/trainee-jobs.ts";
import type { Platform } from "../../platform.ts";
import { reachMembers } from "./reach-members.ts";

const atOnce = 25;

/** Maximum messages of one invocation: far below the platform's limit, and within its time. */
const messagesInRun = 200;

/**
 * Sends a job's message to its waiting members, in slices. Each done member is stored, and a conversation
 * stores the message once, so that the next run repeats nothing.
 * @returns whether nobody is left for another invocation
 */
export async function sendJobMessages(
  platform: Platform,
  jobId: string,
  inRun = messagesInRun,
): Promise<boolean> {
  const message = await getJobText(platform.database, jobId);
  if (message === undefined) return true;
  const { text, aboutPayment } = message;
  return reachMembers(platform.now, inRun, {
    atOnce,
    waiting: (after) => listWaitingMembers(platform.database, jobId, { after, limit: atOnce }),
    idOf: ({ id }) => id,
    async reach(people) {
      const dues = aboutPayment ? await duesOf(platform, people) : undefined;
      const outcomes = await Promise.allSettled(
        people.map((person) => {
          const due = dues?.get(person.id);
          // Who has paid since needs no reminder.
          if (dues && due === undefined) return false;
          return sendTo(platform, jobId, { text, person: { ...person, due } });
        }),
      );
      const idsOf = (sent: boolean) =>
        people.flatMap(({ id }, index) => {
          const outcome = outcomes[index];
          return outcome?.status === "fulfilled" && outcome.value === sent ? [id] : [];
        });
      const [reached, skipped] = [idsOf(true), idsOf(false)];
      if (people.length > 0)
        await noteReached(platform.database, jobId, { reached, skipped, now: platform.now() });
      const failures = outcomes.flatMap((each) =>
        each.status === "rejected" ? [each.reason as unknown] : [],
      );
      return { reached: reached.length + skipped.length, failures };
    },
  });
}

const duesOf = (platform: Platform, people: readonly WaitingMember[]) =>
  getMemberDues(
    platform.database,
    people.map(({ id }) => id),
    platform.now(),
  );

// False without a message. A refused one is stored with other words, or its trainee is gone: both count as done.
async function sendTo(
  { live }: Platform,
  jobId: string,
  { text, person }: { text: string; person: WaitingMember & Addressee },
): Promise<boolean> {
  const made = personalText(text, person);
  if (messageTextProblem(made)) return false;
  await live.appendMessage(
    { traineeId: person.id, side: "trainer" },
    { clientId: jobId, body: { kind: "text", text: made } },
  );
  return true;
}
