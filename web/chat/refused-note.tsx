import type { Message } from "../../domain/contract/conversations/conversation.ts";
import type { WaitingMessage } from "../../domain/conversations/message-log.ts";
import { m } from "../paraglide/messages.js";
import type { MessageActions } from "./message-row.tsx";
import { reasonText, useRefused } from "./refused.ts";

type RefusedNoteProps = {
  message: WaitingMessage<Message>;
  actions: Pick<MessageActions, "retry" | "giveUp">;
};

/** The reason of a refused message, with the possible actions. */
export function RefusedNote({ message, actions }: RefusedNoteProps) {
  const refused = useRefused().find(({ id }) => id === message.clientId);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-end gap-x-2 text-end text-sm text-bad"
    >
      <p>
        {m.chat_refused()} {refused && reasonText(refused)}
      </p>
      <Action label={m.ui_retry()} onPress={() => actions.retry(message)} />
      <Action label={m.chat_delete()} onPress={() => actions.giveUp(message)} />
    </div>
  );
}

function Action({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-11 px-1 font-medium underline underline-offset-4"
    >
      {label}
    </button>
  );
}
