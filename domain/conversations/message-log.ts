import { type ConversationSide, type MessageStatus, otherSide } from "./conversation.ts";
import type { FrameRefusal } from "./live.ts";

/** A message as the conversation stored it: `seq` counts 1, 2, 3 …, over the gaps that it tells of. */
export interface LoggedMessage {
  seq: number;
  clientId: string;
  from: ConversationSide;
  body: unknown;
  /** UTC milliseconds. */
  at: number;
}

/**
 * Numbers behind `after`, up to `through`, which no message has: the conversation was restored from a
 * backup. Whatever a device knows of them was lost, and is not what a later message is numbered by.
 */
export interface NumberGap {
  after: number;
  through: number;
}

/**
 * An own message that nobody said was stored. `pending` is to be sent (again), `sent` is on its
 * way, `refused` will never be taken as it is: the person decides what becomes of it.
 */
export type WaitingMessage<Message extends LoggedMessage> = Omit<Message, "seq"> & {
  state: "pending" | "sent" | "refused";
  reason?: FrameRefusal;
};

/**
 * What one device knows of one conversation; the chat screens draw nothing else. Whatever comes in whatever order (pages, events, acknowledgements, repetitions) is merged by
 * `seq` and `clientId`, so that each message stands in it once, at the same place on all devices.
 */
export interface MessageLog<Message extends LoggedMessage> {
  /** By `seq`, each once. There may be holes while older or missed ones are fetched. */
  stored: readonly Message[];
  /** In the order of writing; they stand behind everything stored. */
  waiting: readonly WaitingMessage<Message>[];
  readThrough: Readonly<Record<ConversationSide, number>>;
  /** None but where the conversation was restored. */
  gaps?: readonly NumberGap[];
}

/** What a device knows of a conversation that it has not asked for yet. */
export function emptyLog<Message extends LoggedMessage>(): MessageLog<Message> {
  return { stored: [], waiting: [], readThrough: { trainer: 0, trainee: 0 } };
}

/** Takes stored messages in, in any order and any number of times: a page, a hello, an event. */
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

/** Takes read marks in; they only ever rise. */
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

/** Takes the gaps in that the conversation tells of: what stood in them is gone, and was not read. */
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

/** The number that a socket opens with as `since`: everything up to it is here without holes. */
export function knownThrough(log: MessageLog<LoggedMessage>): number {
  return holeAfter(log) ?? log.stored.at(-1)?.seq ?? 0;
}

/**
 * The number after which messages are missing in the middle (`since` of the page that fills the
 * hole); undefined when what is here is whole. What is older than the first one is no hole.
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

/** Whether there are messages before the first one that is here. */
export function hasOlder({ stored, gaps = [] }: MessageLog<LoggedMessage>): boolean {
  const lowest = (gaps.find(({ after }) => after === 0)?.through ?? 0) + 1;
  return (stored[0]?.seq ?? lowest) > lowest;
}

/** How a message stands for whoever wrote it. */
export function statusOf<Message extends LoggedMessage>(
  { readThrough }: Pick<MessageLog<Message>, "readThrough">,
  message: Pick<Message, "seq" | "from"> | WaitingMessage<Message>,
): MessageStatus | "refused" {
  if ("state" in message) return message.state;
  return message.seq <= readThrough[otherSide(message.from)] ? "read" : "delivered";
}

/** How many messages of the other side came after the one up to which this side has read. */
export function unreadAfter<Message extends LoggedMessage>(
  { stored }: Pick<MessageLog<Message>, "stored">,
  side: ConversationSide,
  through: number,
): number {
  return stored.filter(({ seq, from }) => seq > through && from !== side).length;
}

/** The first message of the other side that this side has not read: where the divider stands. */
export function firstUnread<Message extends LoggedMessage>(
  { stored, readThrough }: MessageLog<Message>,
  side: ConversationSide,
): Message | undefined {
  const index = stored.findLastIndex(({ seq }) => seq <= readThrough[side]);
  return stored.slice(index + 1).find(({ from }) => from !== side);
}
