import { useEffect, useEffectEvent, useState } from "react";
import type { Message } from "../../domain/contract/conversations/conversation.ts";
import type { ConversationSide } from "../../domain/conversations/conversation.ts";
import {
  firstUnread,
  type MessageLog,
  unreadAfter,
} from "../../domain/conversations/message-log.ts";
import type { UnreadMark } from "./rows.ts";

function markOf(log: MessageLog<Message>, side: ConversationSide): UnreadMark | undefined {
  const first = firstUnread(log, side);
  if (!first) return undefined;
  return { seq: first.seq, count: unreadAfter(log, side, first.seq - 1) };
}

/**
 * The place of the divider: before the messages that were unread at opening or at the return to the page. It stays
 * there during reading.
 * @param isOpened whether messages missed since the last opening are loaded
 */
export function useUnreadMark(
  log: MessageLog<Message>,
  side: ConversationSide,
  isOpened: boolean,
): UnreadMark | undefined {
  const [mark, setMark] = useState<UnreadMark>();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpened && !wasOpened) {
    setWasOpened(true);
    setMark(markOf(log, side));
  }
  const onBack = useEffectEvent(() => {
    if (document.visibilityState === "visible") setMark((known) => markOf(log, side) ?? known);
  });
  useEffect(() => {
    const listener = () => onBack();
    // Before visible messages count as read.
    document.addEventListener("visibilitychange", listener, true);
    return () => document.removeEventListener("visibilitychange", listener, true);
  }, []);
  return mark;
}
