import { NavLink } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { useSignOut } from "../../frame/use-sign-out.tsx";
import { m } from "../../paraglide/messages.js";
import { CountBadge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { menuScreens, type NamedScreen } from "../screens.ts";
import { useUnread } from "./unread.ts";

type MenuItemsProps = { collapsed?: boolean; onChoose?: () => void };

const itemClass =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 transition hover:bg-soft";

/** The items of the main menu, with the sign-out below. */
export function MenuItems({ collapsed = false, onChoose }: MenuItemsProps) {
  return (
    <nav aria-label={m.admin_main_menu()}>
      <ul className="grid gap-0.5">
        {menuScreens.map((screen) => (
          <li key={screen.path}>
            <MenuLink screen={screen} collapsed={collapsed} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuLink({ screen, collapsed, onChoose }: MenuItemsProps & { screen: NamedScreen }) {
  const { path, icon, title, prepare, ask, menu } = screen;
  const counts = useUnread();
  const unread = menu?.counts && counts[menu.counts];
  return (
    <NavLink
      to={path}
      end={path === adminPaths.home}
      onClick={onChoose}
      onPointerEnter={prepare}
      onPointerDown={() => ask()}
      onFocus={prepare}
      title={collapsed ? title() : undefined}
      className={`${itemClass} text-muted hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-ink`}
    >
      <span className="relative text-lg">
        <Icon name={icon} />
        {unread && collapsed && <CountBadge {...unread} className="absolute -end-3 -top-2" />}
      </span>
      <span className={collapsed ? "sr-only" : "grow clamp-line block"}>{title()}</span>
      {unread && !collapsed && <CountBadge {...unread} />}
    </NavLink>
  );
}

export function SignOutItem({ collapsed = false }: { collapsed?: boolean }) {
  const { pending, signOut, question } = useSignOut();
  const label = pending ? m.frame_signing_out() : m.frame_sign_out();
  return (
    <>
      <button
        type="button"
        // A click before the app ran is replayed by this name.
        aria-label={label}
        aria-disabled={pending || undefined}
        onClick={pending ? undefined : () => signOut()}
        title={collapsed ? label : undefined}
        className={`${itemClass} text-bad`}
      >
        <Icon name="logout" className="text-lg" />
        <span className={collapsed ? "sr-only" : "clamp-line block"}>{label}</span>
      </button>
      {question}
    </>
  );
}
