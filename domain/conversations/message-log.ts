import { type ConversationSide, type MessageStatus, otherSide } from "./conversation.ts";
import type { FrameRefusal } from "./live.ts";

/** A stored message; `seq` counts 1, 2, 3 …, except for the gaps that the conversation names. */
export interface LoggedMessage {
  seq: number;
  clientId: string;
  from: ConversationSide;
  body: unknown;
  /** UTC milliseconds. */
  at: number;
}

/**
 * Numbers after `after`, up to `through`, without messages: the conversation was restored from a backup. A
 * device's messages with these numbers were lost, and no later message gets such a number.
 */
export interface NumberGap {
  after: number;
  through: number;
}

/**
 * An own message without an acknowledgement. `pending` waits to be sent (again), `sent` is on its way,
 * `refused` is never accepted as it is, so its writer decides.
 */
export type WaitingMessage<Message extends LoggedMessage> = Omit<Message, "seq"> & {
  state: "pending" | "sent" | "refused";
  reason?: FrameRefusal;
};

/**
 * A device's knowledge of a conversation, the only source of the chat screens. Pages, events,
 * acknowledgements and repetitions are merged in any order by `seq` and `clientId`. Each message is in it once,
 * at the same place on all devices.
 */
export interface MessageLog<Message extends LoggedMessage> {
  /** By `seq`, each once; with holes while older or missed ones are fetched. */
  stored: readonly Message[];
  /** In the order of writing, after all stored ones. */
  waiting: readonly WaitingMessage<Message>[];
  readThrough: Readonly<Record<ConversationSide, number>>;
  /** Only of a restored conversation. */
  gaps?: readonly NumberGap[];
}

/** The log of a conversation that was not fetched yet. */
export function emptyLog<Message extends LoggedMessage>(): MessageLog<Message> {
  return { stored: [], waiting: [], readThrough: { trainer: 0, trainee: 0 } };
}

/** Adds stored messages of a page, a hello or an event, in any order and any number of times. */
export function addStored<Message extends LoggedMessage>(
  log: MessageLog<Message>,
  messages: readonly Message[],
): MessageLog<Message> {
  if (messages.length === 0) return log;
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const waiting = log.waiting.filter(({ clientId }) => !arrived.has(clientId));
  return { ...log, stored: merged(log.stored, messages), waiting };
}

function merged<Message extends LoggedMessage>(
  stored: readonly Message[],
  messages: readonly Message[],
): readonly Message[] {
  const [first] = messages;
  const last = stored.at(-1)?.seq ?? 0;
  if (messages.length === 1 && first && first.seq > last) return [...stored, first];
  const bySeq = new Map(stored.map((message) => [message.seq, message]));
  for (const message of messages) bySeq.set(message.seq, message);
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/** Adds read marks, which only rise. */
export function addRead<Message extends LoggedMessage>(
  log: MessageLog<Message>,
  marks: Partial<Record<ConversationSide, number>>,
): MessageLog<Message> {
  const { trainer, trainee } = log.readThrough;
  return {
    ...log,
    readThrough: {
      trainer: Math.max(trainer, marks.trainer ?? 0),
      trainee: Math.max(trainee, marks.trainee ?? 0),
    },
  };
}

/** Adds gaps of the conversation: messages in them are removed, and count as unread. */
export function addGaps<Message extends LoggedMessage>(
  log: MessageLog<Message>,
  gaps: readonly NumberGap[] = [],
): MessageLog<Message> {
  if (gaps.length === 0) return log;
  const gapOf = (seq: number) => gaps.find(({ after, through }) => seq > after && seq <= through);
  const { trainer, trainee } = log.readThrough;
  return {
    ...log,
    gaps,
    stored: log.stored.filter(({ seq }) => !gapOf(seq)),
    readThrough: {
      trainer: gapOf(trainer)?.after ?? trainer,
      trainee: gapOf(trainee)?.after ?? trainee,
    },
  };
}

/** The `since` of a socket: the number up to which the log has no holes. */
export function knownThrough(log: MessageLog<LoggedMessage>): number {
  return holeAfter(log) ?? log.stored.at(-1)?.seq ?? 0;
}

/**
 * The number before the first hole (`since` of the page that fills it); undefined without one. Messages older
 * than the first one are no hole.
 */
export function holeAfter({ stored, gaps = [] }: MessageLog<LoggedMessage>): number | undefined {
  const first = stored[0]?.seq ?? 0;
  const last = stored.at(-1)?.seq ?? 0;
  const between = gaps.filter(({ after, through }) => after >= first && through < last);
  const left = between.reduce((sum, { after, through }) => sum + through - after, 0);
  if (last - first - left === stored.length - 1) return undefined;
  const next = (seq: number) => (between.find(({ after }) => after === seq)?.through ?? seq) + 1;
  return stored.find(({ seq }, index) => stored[index + 1]?.seq !== next(seq))?.seq;
}

/** Whether the conversation has messages before the first one here. */
export function hasOlder({ stored, gaps = [] }: MessageLog<LoggedMessage>): boolean {
  const lowest = (gaps.find(({ after }) => after === 0)?.through ?? 0) + 1;
  return (stored[0]?.seq ?? lowest) > lowest;
}

/** The status of a message for its writer. */
export function statusOf<Message extends LoggedMessage>(
  { readThrough }: Pick<MessageLog<Message>, "readThrough">,
  message: Pick<Message, "seq" | "from"> | WaitingMessage<Message>,
): MessageStatus | "refused" {
  if ("state" in message) return message.state;
  return message.seq <= readThrough[otherSide(message.from)] ? "read" : "delivered";
}

/** The number of the other side's messages after this side's read mark. */
export function unreadAfter<Message extends LoggedMessage>(
  { stored }: Pick<MessageLog<Message>, "stored">,
  side: ConversationSide,
  through: number,
): number {
  return stored.filter(({ seq, from }) => seq > through && from !== side).length;
}

/** The first unread message of the other side, the place of the divider. */
export function firstUnread<Message extends LoggedMessage>(
  { stored, readThrough }: MessageLog<Message>,
  side: ConversationSide,
): Message | undefined {
  const index = stored.findLastIndex(({ seq }) => seq <= readThrough[side]);
  return stored.slice(index + 1).find(({ from }) => from !== side);
}
