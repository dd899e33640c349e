import type { Unread } from "../../frame/unread-texts.ts";
import { m } from "../../paraglide/messages.js";
import { paths } from "../../paths.ts";
import { CountBadge } from "../../ui/badge.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { ScreenLink } from "../screen-link.tsx";
import { useUnread } from "./unread.ts";

/** The four places within reach of a thumb. */
export function BottomBar() {
  const { notifications, messages } = useUnread();
  return (
    <nav
      data-bottom-bar
      data-floating
      aria-label={m.trainee_main_navigation()}
      className="safe-bottom fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised lg:bottom-4 lg:mx-auto lg:max-w-lg lg:rounded-xl lg:border lg:shadow-overlay"
    >
      <ul className="mx-auto grid max-w-lg grid-cols-4">
        <Place to={paths.trainee.home} icon="home" label={m.trainee_home()} />
        <Place
          to={paths.trainee.notifications}
          icon="bell"
          label={m.trainee_notifications()}
          unread={notifications}
        />
        <Place to={paths.trainee.chat} icon="chat" label={m.trainee_chat()} unread={messages} />
        <Place to={paths.trainee.profile} icon="user" label={m.trainee_account()} />
      </ul>
    </nav>
  );
}

type PlaceProps = { to: string; icon: IconName; label: string; unread?: Unread };

function Place({ to, icon, label, unread }: PlaceProps) {
  return (
    <li>
      <ScreenLink
        to={to}
        className="grid min-h-16 justify-items-center gap-0.5 px-1 py-2 text-sm text-muted transition active:scale-95 aria-[current=page]:font-medium aria-[current=page]:text-accent-ink"
      >
        <span className="relative text-lg">
          <Icon name={icon} />
          {unread && (
            <CountBadge {...unread} className="absolute -end-3 -top-2 ring-2 ring-raised" />
          )}
        </span>
        <span className="max-w-full text-center text-[min(1em,3.6vw)]">{label}</span>
      </ScreenLink>
    </li>
  );
}
