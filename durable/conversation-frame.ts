import type { ConversationRequest } from "../domain/contract/conversations/conversation.ts";
import type { FrameRefusal } from "../domain/conversations/live.ts";
import { isId } from "../domain/id.ts";

/** A request of a frame, or the reason of its refusal. */
type ConversationFrame =
  | { request: ConversationRequest }
  | { refusal: FrameRefusal; clientId: string | undefined };

type Contract = typeof import("../domain/contract/conversations/conversation.ts");

let contract: Contract | undefined;

/** Whether a frame can be read without waiting. */
export const canReadFrames = () => contract !== undefined;

/** Loads the contract of frames, which no other wake-up of an object needs. */
export async function loadFrames(): Promise<void> {
  contract = await import("../domain/contract/conversations/conversation.ts");
}

/** Reads any frame by the contract, once that is loaded. */
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

/** The client id in a frame, if it can be read. */
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
