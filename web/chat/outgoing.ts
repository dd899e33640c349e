import type { Message, MessageBody } from "../../domain/contract/conversations/conversation.ts";
import type { ConversationSide } from "../../domain/conversations/conversation.ts";
import type { WaitingMessage } from "../../domain/conversations/message-log.ts";
import { getWho } from "../lib/session/session.ts";

/** A message on its way; the id is the one that the conversation knows it by. */
export interface Outgoing {
  id: string;
  /** The trainee whose conversation it is for. */
  traineeId: string;
  at: number;
  body: MessageBody;
}

/** Texts and contacts, one after the other in the order in which they were written. */
export const messageKey = ["chat", "message"] as const;
/** What carries a file; texts that were written later need not wait for it. */
export const attachmentKey = ["chat", "attachment"] as const;

export const keyOf = (body: MessageBody) => ("fileId" in body ? attachmentKey : messageKey);

/** The side that writes on this device. */
export const ownSide = (): ConversationSide =>
  getWho()?.kind === "trainer" ? "trainer" : "trainee";

export function waitingOf(
  { id, at, body }: Outgoing,
  state: WaitingMessage<Message>["state"],
): WaitingMessage<Message> {
  return { clientId: id, from: ownSide(), body, at, state };
}
