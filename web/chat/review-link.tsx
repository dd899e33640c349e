import { Link } from "react-router";
import { adminPaths } from "../../domain/admin-paths.ts";
import { paths } from "../../domain/paths.ts";
import { m } from "../paraglide/messages.js";
import { Icon } from "../ui/every-icon.tsx";

/** The check-in that a reply is about. The trainer alone writes such replies. */
export function ReviewLink({ id, own }: { id: string; own: boolean }) {
  return (
    <Link
      to={own ? adminPaths.checkIn(id) : paths.trainee.checkIn(id)}
      className="mt-1 flex min-h-11 items-center gap-2 border-t border-line text-sm text-accent-ink hover:underline"
    >
      <Icon name="check" />
      {own ? m.chat_reply_to_check_in() : m.chat_reply_to_own_check_in()}
      <Icon name="chevron" className="ms-auto" />
    </Link>
  );
}
