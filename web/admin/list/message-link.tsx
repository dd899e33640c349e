import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { iconButtonClass } from "../../ui/icon-button.tsx";

type MessageLinkProps = {
  person: { id: string; name: string };
  /** Number of their unread messages. */
  unread?: number;
  className?: string;
};

/** The link to a person's conversation; it shows unread messages. */
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
