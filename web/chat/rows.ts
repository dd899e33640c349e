import type { LocalDate } from "../../domain/calendar.ts";
import type { Message } from "../../domain/contract/conversations/conversation.ts";
import type { MessageLog, WaitingMessage } from "../../domain/conversations/message-log.ts";

/** A stored or waiting message of the log. */
export type ShownMessage = Message | WaitingMessage<Message>;

export type Row =
  | { kind: "day"; key: string; date: LocalDate }
  | { kind: "unread"; key: string; count: number }
  | {
      kind: "message";
      key: string;
      message: ShownMessage;
      /** The day of its heading. */
      date: LocalDate;
      /** Whether it is the first, or the last, of consecutive messages of one side. */
      opens: boolean;
      closes: boolean;
    }
  | { kind: "tail"; key: string };

/** The place of the divider of unread messages, fixed at opening. */
export interface UnreadMark {
  seq: number;
  count: number;
}

/** Maximum time between messages of one group, in milliseconds. */
const togetherMs = 5 * 60_000;

/** The rows of the list: days, the divider, messages and the end. */
export function rowsOf(
  log: MessageLog<Message>,
  dayOf: (instant: number) => LocalDate,
  unread: UnreadMark | undefined,
): Row[] {
  const messages: readonly ShownMessage[] = [...log.stored, ...log.waiting];
  const rows: Row[] = [];
  let date: LocalDate | undefined;
  let last: Extract<Row, { kind: "message" }> | undefined;
  for (const message of messages) {
    const day = dayOf(message.at);
    // A message that waits since an earlier day comes after today's, under today's heading.
    if (date === undefined || day > date) {
      rows.push({ kind: "day", key: `day ${day}`, date: day });
      date = day;
      last = undefined;
    }
    if (unread && "seq" in message && message.seq === unread.seq) {
      rows.push({ kind: "unread", key: "unread", count: unread.count });
      last = undefined;
    }
    const isTogether =
      last !== undefined &&
      last.message.from === message.from &&
      message.at - last.message.at < togetherMs;
    if (last && isTogether) last.closes = false;
    last = {
      kind: "message",
      key: message.clientId,
      message,
      date,
      opens: !isTogether,
      closes: true,
    };
    rows.push(last);
  }
  rows.push({ kind: "tail", key: "tail" });
  return rows;
}
