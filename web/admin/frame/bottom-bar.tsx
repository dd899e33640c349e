import { NavLink } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { BottomBar as Bar, PlaceContent, placeClass } from "../../frame/bottom-bar.tsx";
import type { Unread } from "../../frame/unread-texts.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { menuScreens } from "../screens.ts";
import { useUnread } from "./unread.ts";

const { home, trainees, chat, notifications } = adminPaths;
const places = menuScreens.filter(({ path }) =>
  [home, trainees, chat, notifications].some((place) => place === path),
);

type BottomBarProps = { menuOpen: boolean; onMore: () => void };

/** On phones: where the trainer goes many times a day; the drawer holds the rest. */
export function BottomBar({ menuOpen, onMore }: BottomBarProps) {
  const unread = useUnread();
  const counts: Record<string, Unread> = {
    [notifications]: unread.notifications,
    [chat]: unread.messages,
  };
  return (
    <Bar label={m.admin_quick_navigation()} className="md:hidden">
      {places.map(({ path, icon, title, load }) => {
        // A failure here is told when the screen is really opened.
        const prefetch = () => void load().catch(() => {});
        return (
          <li key={path}>
            <NavLink
              to={path}
              end={path === home}
              onTouchStart={prefetch}
              onFocus={prefetch}
              className={placeClass}
            >
              <PlaceContent icon={<Icon name={icon} />} label={title()} unread={counts[path]} />
            </NavLink>
          </li>
        );
      })}
      <li>
        <button
          type="button"
          aria-label={m.admin_more()}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={onMore}
          className={placeClass}
        >
          <PlaceContent icon={<Icon name="menu" />} label={m.admin_more()} />
        </button>
      </li>
    </Bar>
  );
}
