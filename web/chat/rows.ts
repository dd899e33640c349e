import type { LocalDate } from "../../domain/calendar.ts";
import type { Message } from "../../domain/contract/conversations/conversation.ts";
import type { MessageLog, WaitingMessage } from "../../domain/conversations/message-log.ts";

/** A message of the log, stored or still waiting. */
export type ShownMessage = Message | WaitingMessage<Message>;

export type Row =
  | { kind: "day"; key: string; date: LocalDate }
  | { kind: "unread"; key: string; count: number }
  | {
      kind: "message";
      key: string;
      message: ShownMessage;
      /** The day that it stands under. */
      date: LocalDate;
      /** The first and the last of what one side wrote in one go. */
      opens: boolean;
      closes: boolean;
    }
  | { kind: "tail"; key: string };

/** Where the divider of unread messages stands, as it was when the conversation was opened. */
export interface UnreadMark {
  seq: number;
  count: number;
}

/** How far apart messages of one side may be and still stand together, in milliseconds. */
const togetherMs = 5 * 60_000;

/** What the list draws, line by line: the days, the divider, the messages and the end. */
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
    // What waits since an earlier day stands behind what came today, and so does the day.
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
