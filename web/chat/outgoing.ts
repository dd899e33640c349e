import type { Message, MessageBody } from "../../domain/contract/conversations/conversation.ts";
import type { ConversationSide } from "../../domain/conversations/conversation.ts";
import type { WaitingMessage } from "../../domain/conversations/message-log.ts";
import { getWho } from "../lib/session/session.ts";

/** A message that is being sent; `id` is its client id. */
export interface Outgoing {
  id: string;
  /** The trainee of the conversation. */
  traineeId: string;
  at: number;
  body: MessageBody;
  /** The last message that it answers: once it is stored, the writer has read all through that one. */
  readsThrough?: number;
}

/** Texts and contacts, sent in the order of writing. */
export const messageKey = ["chat", "message"] as const;
/** Messages with a file; later texts need not wait for them. */
export const attachmentKey = ["chat", "attachment"] as const;

export const keyOf = (body: MessageBody) => ("fileId" in body ? attachmentKey : messageKey);

/** The side of this device's account. */
export const ownSide = (): ConversationSide =>
  getWho()?.kind === "trainer" ? "trainer" : "trainee";

export function waitingOf(
  { id, at, body }: Outgoing,
  state: WaitingMessage<Message>["state"],
): WaitingMessage<Message> {
  return { clientId: id, from: ownSide(), body, at, state };
}
