import { paths } from "../../../domain/paths.ts";
import { BottomBar as Bar, PlaceContent, placeClass } from "../../frame/bottom-bar.tsx";
import type { Unread } from "../../frame/unread-texts.ts";
import { m } from "../../paraglide/messages.js";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { ScreenLink } from "../screen-link.tsx";
import { useUnread } from "./unread.ts";

/** The four main screens, in reach of a thumb. */
export function BottomBar() {
  const { notifications, messages } = useUnread();
  return (
    <Bar
      label={m.trainee_main_navigation()}
      className="lg:bottom-4 lg:mx-auto lg:max-w-lg lg:rounded-xl lg:border lg:shadow-overlay"
    >
      <Place to={paths.trainee.home} icon="home" label={m.home_title()} />
      <Place
        to={paths.trainee.notifications}
        icon="bell"
        label={m.trainee_notifications()}
        unread={notifications}
      />
      <Place to={paths.trainee.chat} icon="chat" label={m.trainee_chat()} unread={messages} />
      <Place to={paths.trainee.profile} icon="user" label={m.trainee_profile()} />
    </Bar>
  );
}

type PlaceProps = { to: string; icon: IconName; label: string; unread?: Unread };

function Place({ to, icon, ...content }: PlaceProps) {
  return (
    <li>
      <ScreenLink to={to} className={placeClass}>
        <PlaceContent icon={<Icon name={icon} />} {...content} />
      </ScreenLink>
    </li>
  );
}
