import { useEffect, useRef, useState } from "react";
import type { Message } from "../../domain/contract/conversations/conversation.ts";
import type { ConversationSide } from "../../domain/conversations/conversation.ts";
import type { MessageLog } from "../../domain/conversations/message-log.ts";
import { m } from "../paraglide/messages.js";
import { lineOf } from "./line-of.ts";
import { ownText } from "./texts.ts";

/** Announces new messages of the other side to screen readers, as the list renders only visible ones. */
export function Announcer({ log, from }: { log: MessageLog<Message>; from: ConversationSide }) {
  const last = log.stored.at(-1);
  const heard = useRef(last?.seq ?? 0);
  const [line, setLine] = useState("");
  useEffect(() => {
    if (!last || last.seq <= heard.current) return;
    heard.current = last.seq;
    if (last.from !== from) return;
    const { kind } = last.body;
    setLine(m.chat_announced({ text: lineOf({ kind, text: ownText(last.body) }) }));
  }, [last, from]);
  return (
    <div role="log" aria-live="polite" aria-label={m.chat_new_messages()} className="sr-only">
      {line}
    </div>
  );
}
