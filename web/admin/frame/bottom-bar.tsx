import { NavLink } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { BottomBar as Bar, PlaceContent, placeClass } from "../../frame/bottom-bar.tsx";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { menuScreens } from "../screens.ts";
import { useUnread } from "./unread.ts";

const places = menuScreens.filter(({ menu }) => menu?.onPhones);

type BottomBarProps = { menuOpen: boolean; onMore: () => void };

/** The most used screens, on phones; the drawer has the rest. */
export function BottomBar({ menuOpen, onMore }: BottomBarProps) {
  const unread = useUnread();
  return (
    <Bar label={m.admin_quick_navigation()} className="md:hidden">
      {places.map(({ path, icon, title, prepare, ask, menu }) => (
        <li key={path}>
          <NavLink
            to={path}
            end={path === adminPaths.home}
            onTouchStart={() => {
              prepare();
              ask();
            }}
            onFocus={prepare}
            className={placeClass}
          >
            <PlaceContent
              icon={<Icon name={icon} />}
              label={title()}
              unread={menu?.counts && unread[menu.counts]}
            />
          </NavLink>
        </li>
      ))}
      <li>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={onMore}
          className={placeClass}
        >
          {/* The drawer has the check-ins. */}
          <PlaceContent
            icon={<Icon name="menu" />}
            label={m.admin_more()}
            unread={unread.checkIns}
          />
        </button>
      </li>
    </Bar>
  );
}
