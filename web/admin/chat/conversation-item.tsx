import { Link } from "react-router";
import type { ConversationRow } from "../../../domain/contract/conversations/conversation.ts";
import { lineOf } from "../../chat/line-of.ts";
import { lastActiveText, shortTime } from "../../chat/times.ts";
import { m } from "../../paraglide/messages.js";
import { Avatar } from "../../ui/avatar.tsx";
import { CountBadge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/every-icon.tsx";

type ConversationItemProps = {
  row: ConversationRow;
  /** The conversation's address. */
  to: string;
  chosen?: boolean;
};

/** A trainee of the list: presence, last message, unread number. */
export function ConversationItem({ row, to, chosen = false }: ConversationItemProps) {
  const { traineeId, name, gender, photo, online, lastActiveAt, unread, isMuted, last } = row;
  return (
    <Link
      to={to}
      aria-current={chosen ? "true" : undefined}
      className={`flex items-center gap-3 rounded-md p-2.5 transition-colors focus-visible:-outline-offset-2 ${chosen ? "bg-accent-soft" : "hover:bg-soft"}`}
    >
      <span className="relative shrink-0">
        <Avatar name={name} id={traineeId} src={photo ?? undefined} size={48} />
        {online && (
          <span className="absolute end-0 bottom-0 size-3.5 rounded-full bg-good ring-2 ring-surface">
            <span className="sr-only">{m.chat_online({ gender: gender ?? "other" })}</span>
          </span>
        )}
      </span>
      <span className="grid min-w-0 grow grid-cols-1">
        <span className="flex items-baseline gap-2">
          <bdi className={`clamp-line block ${unread > 0 ? "font-semibold" : "font-medium"}`}>
            {name}
          </bdi>
          {last && (
            <time
              dateTime={new Date(last.at).toISOString()}
              className="ms-auto shrink-0 text-sm text-muted"
            >
              {shortTime(last.at)}
            </time>
          )}
        </span>
        <span className="flex items-center gap-2 text-sm">
          <span className={`flex min-w-0 grow gap-1 ${unread > 0 ? "text-ink" : "text-muted"}`}>
            {last ? <LastMessage last={last} /> : m.chat_nothing_yet()}
          </span>
          {isMuted && (
            <span title={m.trainees_muted()} className="shrink-0 text-muted">
              <Icon name="bell-off" />
              <span className="sr-only">{m.trainees_muted()}</span>
            </span>
          )}
          <CountBadge
            count={unread}
            label={m.trainee_unread_messages({ count: unread })}
            className="shrink-0"
          />
        </span>
        {!online && (
          <span className="clamp-line block text-sm text-muted">
            {lastActiveText(lastActiveAt, gender)}
          </span>
        )}
      </span>
    </Link>
  );
}

/** The message has its own direction, so that the ellipsis is at its end. */
function LastMessage({ last }: { last: NonNullable<ConversationRow["last"]> }) {
  return (
    <>
      {last.from === "trainer" && <span className="shrink-0">{m.chat_you()}</span>}
      <bdi className="clamp-line block">{lineOf(last)}</bdi>
    </>
  );
}
