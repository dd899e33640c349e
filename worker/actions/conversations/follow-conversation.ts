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
 * Lets lists, badges and open windows follow a conversation. What fails is tried again as a
 * whole, so every step may be repeated.
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
  const event = { type: "conversation" as const, traineeId };
  // A window announces the message that it is told: of one who is muted only the count comes.
  const heard = message && isAnnounced(summary, sides) ? { message } : {};
  const tell = (accountId: string | undefined, of: InboxEvent) =>
    accountId === undefined
      ? Promise.resolve()
      : tellInboxes(platform, { accountIds: [accountId], event: of });
  await Promise.all([
    tell(sides.trainee.id, { ...event, ...(message && { message }), unread: unread.trainee }),
    tell(sides.trainer.id, { ...event, ...heard, unread: unread.trainer }),
  ]);
}

/** Whoever is muted rings nobody by what they write. */
const isAnnounced = ({ last }: ConversationSummary, { isMuted }: Sides) =>
  !(isMuted && last?.from === "trainee");

/** Whoever is to read the newest message and has the conversation open needs no alert. */
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
