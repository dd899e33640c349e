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
 * Where the divider stands: before what was unread when the conversation was opened, or when the
 * reader came back to the page. It stays there while they read.
 * @param isOpened whether what came since it was last open is here, too
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
    // Before what is in sight counts as read.
    document.addEventListener("visibilitychange", listener, true);
    return () => document.removeEventListener("visibilitychange", listener, true);
  }, []);
  return mark;
}
