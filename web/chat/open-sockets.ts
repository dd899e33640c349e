import type {
  ConversationEvent,
  ConversationRequest,
  Message,
  NewMessage,
} from "../../domain/contract/conversations/conversation.ts";
import { ApiError } from "../lib/session/api-error.ts";

/** The open socket of a conversation. */
interface OpenSocket {
  /** False if it cannot be sent now. */
  send(request: ConversationRequest): boolean;
}

interface Waiting {
  resolve(stored: Stored | undefined): void;
  reject(error: ApiError): void;
}

type Stored = Pick<Message, "seq" | "at" | "writtenAt">;

const answerWithinMs = 8_000;
const tooFastSeconds = 2;

const openSockets = new Map<string, OpenSocket>();
const waiting = new Map<string, Waiting>();

/** Registers a conversation's open socket; the returned function removes it. */
export function noteOpenSocket(traineeId: string, socket: OpenSocket): () => void {
  openSockets.set(traineeId, socket);
  return () => {
    if (openSockets.get(traineeId) === socket) openSockets.delete(traineeId);
    // Unanswered messages go over HTTP; the same id is the same message.
    for (const { resolve } of waiting.values()) resolve(undefined);
    waiting.clear();
  };
}

/** Sends a frame over the socket; false without one. */
export const sendFrame = (traineeId: string, request: ConversationRequest): boolean =>
  openSockets.get(traineeId)?.send(request) ?? false;

/** Sends a message over the socket; undefined if no confirmation came in time. */
export function sendOver(traineeId: string, message: NewMessage): Promise<Stored | undefined> {
  return new Promise((resolve, reject) => {
    const { clientId } = message;
    const timer = setTimeout(() => waiting.get(clientId)?.resolve(undefined), answerWithinMs);
    const settle = () => {
      clearTimeout(timer);
      waiting.delete(clientId);
    };
    waiting.set(clientId, {
      resolve: (stored) => {
        settle();
        resolve(stored);
      },
      reject: (error) => {
        settle();
        reject(error);
      },
    });
    if (!sendFrame(traineeId, { type: "send", ...message }))
      waiting.get(clientId)?.resolve(undefined);
  });
}

/** Resolves the promise of a message that the event confirms. */
export function settleWaiting(event: ConversationEvent): void {
  if (event.type === "stored") {
    const { clientId, seq, at, writtenAt } = event;
    waiting.get(clientId)?.resolve({ seq, at, ...(writtenAt !== undefined && { writtenAt }) });
  }
  if (event.type !== "refused" || event.clientId === undefined) return;
  const error =
    event.reason === "too_fast"
      ? new ApiError("rate_limited", { retryAfter: tooFastSeconds })
      : new ApiError("invalid_request");
  waiting.get(event.clientId)?.reject(error);
}
