import type { Message } from "../../domain/contract/conversations/conversation.ts";
import type { ConversationSide } from "../../domain/conversations/conversation.ts";
import type { MessageLog } from "../../domain/conversations/message-log.ts";
import { m } from "../paraglide/messages.js";
import { CountBadge } from "../ui/badge.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { chatGlyphs } from "./glyphs.ts";

type JumpButtonProps = { log: MessageLog<Message>; side: ConversationSide; onJump: () => void };

/** A button to the latest message, with the number of unread ones. */
export function JumpButton({ log, side, onJump }: JumpButtonProps) {
  const { stored, readThrough } = log;
  let count = 0;
  for (let index = stored.length - 1; index >= 0; index--) {
    const message = stored[index];
    if (!message || message.seq <= readThrough[side]) break;
    if (message.from !== side) count += 1;
  }
  return (
    <button
      type="button"
      aria-label={m.chat_jump()}
      title={m.chat_jump()}
      onClick={onJump}
      className="absolute end-3 bottom-[calc(0.75rem+var(--toasts,0px))] grid size-11 animate-enter place-items-center rounded-full border border-line bg-overlay text-lg shadow-overlay"
    >
      <Glyph d={chatGlyphs.down} />
      <CountBadge
        count={count}
        label={m.trainee_unread_messages({ count })}
        className="absolute -end-1 -top-1.5"
      />
    </button>
  );
}
