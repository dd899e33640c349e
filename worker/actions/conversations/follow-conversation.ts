import type { InboxEvent } from "../../../domain/contract/inbox.ts";
import { otherSide } from "../../../domain/conversations/conversation.ts";
import type { ConversationSummary } from "../../../durable/conversation-summary.ts";
import {
  putConversationSummary,
  type Sides,
} from "../../data/conversations/conversation-summary.ts";
import type { Platform } from "../../platform.ts";
import { pushMessage } from "../notifications/push-message.ts";
import { tellInboxes } from "../plumbing/tell-inboxes.ts";

/**
 * Updates lists, badges and open windows after a change of a conversation. A failure repeats all steps, so each
 * is safe to repeat.
 */
export async function followConversation(
  platform: Platform,
  summary: ConversationSummary,
): Promise<void> {
  try {
    const sides = await putConversationSummary(platform.database, summary, platform.now());
    if (!sides) return;
    await tellBoth(platform, summary, sides);
    await wakeReader(platform, summary, sides);
  } catch (cause) {
    const { traineeId, revision } = summary;
    platform.log({
      level: "warn",
      event: "conversation_not_followed",
      traineeId,
      revision,
      error: String(cause),
    });
    throw cause;
  }
}

async function tellBoth(
  platform: Platform,
  summary: ConversationSummary,
  sides: Sides,
): Promise<void> {
  const { traineeId, last, isNews, unread } = summary;
  const message = last && isNews ? { ...last, name: sides[last.from].name } : undefined;
  const change = { type: "conversation" as const, traineeId };
  // A window announces each message that it gets; for a muted trainee it gets only the count.
  const announced = message && isAnnounced(summary, sides) ? { message } : {};
  const tell = (accountId: string | undefined, event: InboxEvent) =>
    accountId === undefined
      ? Promise.resolve()
      : tellInboxes(platform, { accountIds: [accountId], event });
  await Promise.all([
    tell(sides.trainee.id, { ...change, ...(message && { message }), unread: unread.trainee }),
    tell(sides.trainer.id, { ...change, ...announced, unread: unread.trainer }),
  ]);
}

/** Whether a message is announced; a muted trainee's is not. */
const isAnnounced = ({ last }: ConversationSummary, { isMuted }: Sides) =>
  !(isMuted && last?.from === "trainee");

/** Sends an alert unless the reader has the conversation open. */
async function wakeReader(
  platform: Platform,
  summary: ConversationSummary,
  sides: Sides,
): Promise<void> {
  const { traineeId, last, isNews, unread, looking } = summary;
  const { trainee, trainer } = sides;
  if (!last || !isNews || !isAnnounced(summary, sides)) return;
  const reader = otherSide(last.from);
  const to = reader === "trainee" ? trainee.id : trainer.id;
  if (to === undefined || looking[reader] || unread[reader] === 0) return;
  await pushMessage(platform, { to, traineeId });
}
