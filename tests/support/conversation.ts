import { env } from "cloudflare:workers";
import type {
  ChatEvent,
  ChatRequest,
  MessageBody,
  NewMessage,
} from "../../domain/contract/conversations/conversation.ts";
import type { ChatSide } from "../../domain/conversations/conversation.ts";
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
  side: ChatSide,
  overrides: Partial<LiveIdentity> = {},
): LiveIdentity {
  return {
    object: "conversation",
    of: traineeId,
    side,
    accountId: side === "trainee" ? traineeId : "trainer",
    sessionId: newId(),
    windowId: newId(),
    provenUntil: Date.now() + liveAccessSeconds * 1000,
    ...overrides,
  };
}

export interface ChatSocket extends TestSocket<ChatEvent> {
  say(request: ChatRequest): void;
  /** Sends a text and waits for its acknowledgement. */
  write(text: string, clientId?: string): Promise<ChatEvent & { type: "stored" }>;
  /** The next event of a type; those before it are dropped. */
  until<Type extends ChatEvent["type"]>(type: Type): Promise<ChatEvent & { type: Type }>;
}

/** Opens a window of one side; its hello is the first event. */
export async function openChat(
  traineeId: string,
  side: ChatSide,
  options: { since?: number; identity?: Partial<LiveIdentity> } = {},
): Promise<ChatSocket> {
  const opened = await openObject<ChatEvent>(
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
  const say = (request: ChatRequest) => opened.socket.send(JSON.stringify(request));
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
