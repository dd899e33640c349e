import { paths } from "../../../domain/paths.ts";
import { HeaderBar } from "../../frame/header-bar.tsx";
import { m } from "../../paraglide/messages.js";
import { CountBadge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton, iconButtonClass } from "../../ui/icon-button.tsx";
import { Logo, LogoMark } from "../../ui/logo.tsx";
import { ScreenLink } from "../screen-link.tsx";
import { useSeesRamadan } from "./sees-ramadan.ts";
import { useUnread } from "./unread.ts";

export function Header({ onMenu }: { onMenu: () => void }) {
  const { notifications } = useUnread();
  const seesRamadan = useSeesRamadan();
  return (
    <HeaderBar className="mx-auto max-w-5xl justify-between gap-2">
      <IconButton label={m.trainee_menu_open()} aria-haspopup="dialog" onClick={onMenu}>
        <Icon name="menu" />
      </IconButton>
      <ScreenLink
        to={paths.trainee.home}
        aria-label={m.app_name()}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2"
      >
        <Logo animated className="@max-[15rem]:hidden" />
        {seesRamadan && <Icon name="moon" className="text-sm text-accent-ink" />}
        <LogoMark className="hidden text-[2rem] @max-[15rem]:block" />
      </ScreenLink>
      <ScreenLink to={paths.trainee.notifications} className={iconButtonClass}>
        <Icon name="bell" />
        <span className="sr-only">{m.trainee_notifications()}</span>
        <CountBadge
          count={notifications.count}
          label={notifications.label}
          className="absolute end-0 top-0.5"
        />
      </ScreenLink>
    </HeaderBar>
  );
}
