import type { FrameRefusal } from "../../domain/conversations/live.ts";
import {
  addStored,
  type LoggedMessage,
  type MessageLog,
  type WaitingMessage,
} from "../../domain/conversations/message-log.ts";

// The own messages of a device without an app. They wait in its log, and are sent over any socket until stored.

/** Adds an own unsent message; a known `clientId` changes nothing. */
export function addWaiting<Message extends LoggedMessage>(
  log: MessageLog<Message>,
  message: Omit<Message, "seq">,
): MessageLog<Message> {
  const isKnown = ({ clientId }: { clientId: string }) => clientId === message.clientId;
  if (log.waiting.some(isKnown) || log.stored.some(isKnown)) return log;
  return { ...log, waiting: [...log.waiting, { ...message, state: "pending" as const }] };
}

/** Marks an own message as stored, after `stored` or the answer over HTTP. */
export function acknowledge<Message extends LoggedMessage>(
  log: MessageLog<Message>,
  { clientId, seq, at }: Pick<LoggedMessage, "clientId" | "seq" | "at">,
): MessageLog<Message> {
  const message = log.waiting.find((waiting) => waiting.clientId === clientId);
  if (!message) return log;
  const { state: _state, reason: _reason, ...written } = message;
  return addStored(log, [{ ...written, seq, at } as unknown as Message]);
}

/** Marks an own message as sent. */
export function markSent<Message extends LoggedMessage>(
  log: MessageLog<Message>,
  clientId: string,
): MessageLog<Message> {
  return changeWaiting(log, (message) =>
    message.clientId === clientId ? withState(message, "sent") : message,
  );
}

/** Marks sent messages as pending again, after a cut connection or a missing answer. */
export function markPending<Message extends LoggedMessage>(
  log: MessageLog<Message>,
  clientId?: string,
): MessageLog<Message> {
  return changeWaiting(log, (message) => {
    const isAffected =
      clientId === undefined ? message.state === "sent" : message.clientId === clientId;
    return isAffected ? withState(message, "pending") : message;
  });
}

/** Marks an own message as refused; one that was too fast waits. */
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

/** Pending messages, in the order of writing. */
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

function withState<Message extends LoggedMessage>(
  message: WaitingMessage<Message>,
  state: "pending" | "sent",
): WaitingMessage<Message> {
  const { reason: _reason, ...written } = message;
  return { ...written, state } as WaitingMessage<Message>;
}
