import { env } from "cloudflare:workers";
import type {
  ConversationEvent,
  ConversationRequest,
  MessageBody,
  NewMessage,
} from "../../domain/contract/conversations/conversation.ts";
import type { ConversationSide } from "../../domain/conversations/conversation.ts";
import { type LiveIdentity, liveAccessSeconds } from "../../domain/conversations/live.ts";
import { newId } from "../../domain/id.ts";
import { openObject, type TestSocket } from "./live.ts";

export const textBody = (text: string): MessageBody => ({ kind: "text", text });

export const makeMessage = (text = "صباح الخير كوتش"): NewMessage => ({
  clientId: newId(),
  body: textBody(text),
});

export const conversationOf = (traineeId: string) => env.CONVERSATIONS.getByName(traineeId);

export function makeIdentity(
  traineeId: string,
  side: ConversationSide,
  overrides: Partial<LiveIdentity> = {},
): LiveIdentity {
  return {
    object: "conversation",
    ownerId: traineeId,
    side,
    accountId: side === "trainee" ? traineeId : "trainer",
    sessionId: newId(),
    windowId: newId(),
    ticketId: newId(),
    provenUntil: Date.now() + liveAccessSeconds * 1000,
    ...overrides,
  };
}

export interface ChatSocket extends TestSocket<ConversationEvent> {
  say(request: ConversationRequest): void;
  /** Sends a text and waits for its acknowledgement. */
  write(text: string, clientId?: string): Promise<ConversationEvent & { type: "stored" }>;
  /** Waits for the next event of a type and drops earlier ones. */
  until<Type extends ConversationEvent["type"]>(
    type: Type,
  ): Promise<ConversationEvent & { type: Type }>;
}

/** Opens a window of one side; its hello is the first event. */
export async function openChat(
  traineeId: string,
  side: ConversationSide,
  options: { since?: number; identity?: Partial<LiveIdentity> } = {},
): Promise<ChatSocket> {
  const opened = await openObject<ConversationEvent>(
    conversationOf(traineeId),
    makeIdentity(traineeId, side, options.identity),
    options.since,
  );
  const until: ChatSocket["until"] = async (type) => {
    for (;;) {
      const event = await opened.next();
      if (event.type === type) return event as never;
    }
  };
  const say = (request: ConversationRequest) => opened.socket.send(JSON.stringify(request));
  return {
    ...opened,
    say,
    until,
    async write(text, clientId = newId()) {
      say({ type: "send", clientId, body: textBody(text) });
      return until("stored");
    },
  };
}

/** A conversation opened by both sides. */
export async function openBoth(traineeId = newId()) {
  const trainer = await openChat(traineeId, "trainer");
  const trainee = await openChat(traineeId, "trainee");
  await trainer.until("presence");
  await trainee.until("hello");
  return { traineeId, trainer, trainee };
}

export const textRequest = (text: string, clientId = newId()): ConversationRequest => ({
  type: "send",
  clientId,
  body: textBody(text),
});
