import type { ReactNode } from "react";
import type { ConversationPerson } from "../../domain/contract/conversations/conversation.ts";
import { useNow } from "../lib/use-now.ts";
import { m } from "../paraglide/messages.js";
import { Avatar } from "../ui/avatar.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { lastActiveText } from "./times.ts";

type ChatHeadProps = {
  /** The trainee's id, for the hue of the face. */
  id: string;
  name: string | undefined;
  person: ConversationPerson | undefined;
  typing: boolean;
  back?: ReactNode;
  actions?: ReactNode;
};

/** The other side's name and presence. */
export function ChatHead({ id, name, person, typing, back, actions }: ChatHeadProps) {
  return (
    <header className="flex min-h-16 shrink-0 items-center gap-2 border-b border-line bg-surface px-3 md:px-4">
      {back}
      <span className="relative shrink-0">
        <Avatar name={name ?? ""} id={id} src={person?.photo ?? undefined} size={40} />
        {person?.online && (
          <span className="absolute end-0 bottom-0 size-3 rounded-full bg-good ring-2 ring-surface" />
        )}
      </span>
      <div className="min-w-0 grow">
        <h1 tabIndex={-1} className="text-base font-semibold outline-none">
          {name ? (
            <bdi className="plaintext block clamp-line">{name}</bdi>
          ) : (
            <Skeleton className="h-5 w-32" />
          )}
        </h1>
        <p className="clamp-lines-2 text-sm text-muted">
          {typing ? (
            <span className="text-accent-ink">{m.chat_typing()}</span>
          ) : (
            person && <Presence {...person} />
          )}
        </p>
      </div>
      {actions}
    </header>
  );
}

function Presence({ gender, online, lastActiveAt }: Omit<ConversationPerson, "name">) {
  useNow();
  return online
    ? m.chat_online({ gender: gender ?? "other" })
    : lastActiveText(lastActiveAt, gender);
}
