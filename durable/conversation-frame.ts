import type { ConversationRequest } from "../domain/contract/conversations/conversation.ts";
import type { FrameRefusal } from "../domain/conversations/live.ts";
import { isId } from "../domain/id.ts";

/** What a frame asks for, or why it means nothing. */
type ConversationFrame =
  | { request: ConversationRequest }
  | { refusal: FrameRefusal; clientId: string | undefined };

type Contract = typeof import("../domain/contract/conversations/conversation.ts");

let contract: Contract | undefined;

/** Whether a frame can be read without waiting. */
export const canReadFrames = () => contract !== undefined;

/** Loads the contract of frames: whatever else wakes an object needs none. */
export async function loadFrames(): Promise<void> {
  contract = await import("../domain/contract/conversations/conversation.ts");
}

/** Reads a frame by the contract, once it is loaded. Anything can come in. */
export function readConversationFrame(data: string | ArrayBuffer): ConversationFrame {
  if (!contract) throw new Error("the contract of frames is not loaded");
  const json = parse(data);
  const parsed = contract.conversationRequest.safeParse(json);
  if (parsed.success) return { request: parsed.data };
  const isTooLong = parsed.error.issues.some(
    (issue) => issue.code === "custom" && issue.params?.problem?.code === "too_long",
  );
  return { refusal: isTooLong ? "too_long" : "malformed", clientId: clientIdIn(json) };
}

/** The message that a frame is about, as far as it can be told. */
export function clientIdOf(data: string | ArrayBuffer): string | undefined {
  return clientIdIn(parse(data));
}

function parse(data: string | ArrayBuffer): unknown {
  if (typeof data !== "string") return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function clientIdIn(json: unknown): string | undefined {
  if (typeof json !== "object" || json === null || !("clientId" in json)) return undefined;
  return typeof json.clientId === "string" && isId(json.clientId) ? json.clientId : undefined;
}
