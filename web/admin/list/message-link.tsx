import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { iconButtonClass } from "../../ui/icon-button.tsx";

type MessageLinkProps = {
  person: { id: string; name: string };
  /** Messages of theirs that nobody has read. */
  unread?: number;
  className?: string;
};

/** The way to somebody's conversation, wherever they stand; it says when they wait for an answer. */
export function MessageLink({ person, unread = 0, className = "" }: MessageLinkProps) {
  const { id, name } = person;
  const label =
    unread > 0
      ? m.trainees_message_unread({ name, count: unread, total: formatCount(unread) })
      : m.trainees_message({ name });
  return (
    <Link
      to={adminPaths.conversation(id)}
      aria-label={label}
      title={label}
      className={`${iconButtonClass} relative ${unread > 0 ? "text-accent-ink" : "text-muted hover:text-ink"} ${className}`}
    >
      <Icon name="chat" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-1.5 top-1.5 size-2.5 rounded-full border-2 border-raised bg-accent"
        />
      )}
    </Link>
  );
}
