import type { FrameRefusal } from "../../domain/conversations/live.ts";
import {
  addStored,
  type LoggedMessage,
  type MessageLog,
  type WaitingMessage,
} from "../../domain/conversations/message-log.ts";

// What a device that talks without an app does about its own messages: they wait in its log, go
// out over whatever socket there is, and go out again until they are stored.

/** Takes an own message in that is yet to be sent; the same `clientId` again changes nothing. */
export function addWaiting<Message extends LoggedMessage>(
  log: MessageLog<Message>,
  message: Omit<Message, "seq">,
): MessageLog<Message> {
  const isKnown = ({ clientId }: { clientId: string }) => clientId === message.clientId;
  if (log.waiting.some(isKnown) || log.stored.some(isKnown)) return log;
  return { ...log, waiting: [...log.waiting, { ...message, state: "pending" as const }] };
}

/** The conversation said that an own message is stored (`stored`, or the answer over HTTP). */
export function acknowledge<Message extends LoggedMessage>(
  log: MessageLog<Message>,
  { clientId, seq, at }: Pick<LoggedMessage, "clientId" | "seq" | "at">,
): MessageLog<Message> {
  const message = log.waiting.find((waiting) => waiting.clientId === clientId);
  if (!message) return log;
  const { state: _state, reason: _reason, ...written } = message;
  return addStored(log, [{ ...written, seq, at } as unknown as Message]);
}

/** An own message went out. */
export function markSent<Message extends LoggedMessage>(
  log: MessageLog<Message>,
  clientId: string,
): MessageLog<Message> {
  return changeWaiting(log, (message) =>
    message.clientId === clientId ? restated(message, "sent") : message,
  );
}

/** The way out is cut, or an answer never came: what was on its way is to be sent again. */
export function markPending<Message extends LoggedMessage>(
  log: MessageLog<Message>,
  clientId?: string,
): MessageLog<Message> {
  return changeWaiting(log, (message) => {
    const isMeant =
      clientId === undefined ? message.state === "sent" : message.clientId === clientId;
    return isMeant ? restated(message, "pending") : message;
  });
}

/** The conversation refused an own message; one that came too fast only waits. */
export function markRefused<Message extends LoggedMessage>(
  log: MessageLog<Message>,
  clientId: string,
  reason: FrameRefusal,
): MessageLog<Message> {
  if (reason === "too_fast") return markPending(log, clientId);
  return changeWaiting(log, (message) =>
    message.clientId === clientId ? { ...message, state: "refused", reason } : message,
  );
}

/** What is to be sent now, in the order of writing. */
export function toSend<Message extends LoggedMessage>(
  log: MessageLog<Message>,
): WaitingMessage<Message>[] {
  return log.waiting.filter(({ state }) => state === "pending");
}

function changeWaiting<Message extends LoggedMessage>(
  log: MessageLog<Message>,
  change: (message: WaitingMessage<Message>) => WaitingMessage<Message>,
): MessageLog<Message> {
  return { ...log, waiting: log.waiting.map(change) };
}

function restated<Message extends LoggedMessage>(
  message: WaitingMessage<Message>,
  state: "pending" | "sent",
): WaitingMessage<Message> {
  const { reason: _reason, ...written } = message;
  return { ...written, state } as WaitingMessage<Message>;
}
