import type { ReactNode } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { HeaderBar } from "../../frame/header-bar.tsx";
import { useSignOut } from "../../frame/use-sign-out.tsx";
import { useWho } from "../../lib/session/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { Avatar } from "../../ui/avatar.tsx";
import { CountBadge } from "../../ui/badge.tsx";
import { Ltr } from "../../ui/bidi.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton, iconButtonClass } from "../../ui/icon-button.tsx";
import { LanguageSwitch } from "../../ui/language-switch.tsx";
import { Logo, LogoMark } from "../../ui/logo.tsx";
import { Menu } from "../../ui/menu.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { modKey } from "../keys/mod-key.ts";
import { useUnread } from "./unread.ts";

type HeaderProps = {
  onMenu: () => void;
  onPalette: () => void;
  /** The menu of the trainer's account. */
  account: ReactNode;
};

export function Header({ onMenu, onPalette, account }: HeaderProps) {
  return (
    <HeaderBar className="gap-1">
      <IconButton
        label={m.admin_menu_open()}
        aria-haspopup="dialog"
        onClick={onMenu}
        className="md:hidden"
      >
        <Icon name="menu" />
      </IconButton>
      <span className="px-1 @max-[15rem]:hidden md:hidden">
        <Logo className="@max-[20rem]:hidden" />
        <LogoMark className="hidden text-[2rem] @max-[20rem]:block" />
      </span>
      <div className="grow" />
      <PaletteButton onPalette={onPalette} />
      <LanguageSwitch className="max-md:hidden @max-[19rem]:hidden" />
      <ThemeSwitch className="max-md:hidden @max-[19rem]:hidden" />
      <NotificationsLink />
      <Link
        to={adminPaths.home}
        aria-label={m.admin_home()}
        title={m.admin_home()}
        // The menu beside it has the same link.
        className={`${iconButtonClass} @max-[22.5rem]:hidden`}
      >
        <Icon name="home" />
      </Link>
      {account}
    </HeaderBar>
  );
}

function PaletteButton({ onPalette }: Pick<HeaderProps, "onPalette">) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={m.palette_open()}
      onClick={onPalette}
      className="inline-flex size-11 shrink-0 items-center justify-center gap-2.5 rounded-md text-muted transition hover:bg-soft hover:text-ink md:me-1 md:w-auto md:border md:border-line md:bg-raised md:px-3 @max-[15rem]:hidden"
    >
      <Icon name="search" className="text-lg" />
      <span className="sr-only">{m.palette_open()}</span>
      <span aria-hidden="true" className="max-md:hidden">
        {m.palette_find()}
      </span>
      <span aria-hidden="true" dir="ltr" className="text-sm max-md:hidden">
        {modKey()} K
      </span>
    </button>
  );
}

function NotificationsLink() {
  const { notifications } = useUnread();
  const name = m.admin_notifications();
  return (
    <Link to={adminPaths.notifications} title={name} className={iconButtonClass}>
      <Icon name="bell" />
      <span className="sr-only">{name}</span>
      <CountBadge {...notifications} className="absolute end-0 top-0.5" />
    </Link>
  );
}

export function ProfileMenu() {
  const who = useWho();
  const name = who?.name ?? "";
  const { signOut, question } = useSignOut();
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={m.admin_account_menu({ name })}
            className="grid size-11 place-items-center rounded-full transition hover:bg-soft"
          >
            <Avatar name={name} id={who?.id} size={36} />
          </button>
        }
        header={
          <>
            <p className="font-medium">{name}</p>
            <p className="text-sm text-muted">
              <Ltr>{who?.email}</Ltr>
            </p>
          </>
        }
        items={[
          {
            label: m.admin_profile(),
            icon: <Icon name="user" />,
            link: (content: ReactNode) => <Link to={adminPaths.profile}>{content}</Link>,
          },
          "separator",
          {
            label: m.frame_sign_out(),
            icon: <Icon name="logout" />,
            danger: true,
            onSelect: () => signOut(),
          },
          {
            label: m.frame_sign_out_everywhere(),
            icon: <Icon name="devices" />,
            danger: true,
            onSelect: () => signOut({ everywhere: true }),
          },
        ]}
      />
      {question}
    </>
  );
}
