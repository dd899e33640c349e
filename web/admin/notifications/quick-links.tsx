import { NavLink } from "react-router";
import { adminPaths as admin } from "../../../domain/admin-paths.ts";
import { m } from "../../paraglide/messages.js";
import { Icon, type IconName } from "../../ui/every-icon.tsx";

const links: readonly { to: string; icon: IconName; label: () => string }[] = [
  { to: admin.home, icon: "home", label: m.admin_home },
  { to: admin.trainees, icon: "users", label: m.admin_trainees },
  { to: admin.exercises, icon: "dumbbell", label: m.admin_exercises },
  { to: admin.meals, icon: "bowl", label: m.admin_meals },
  { to: admin.steps, icon: "steps", label: m.admin_steps },
  { to: admin.notifications, icon: "bell", label: m.admin_notifications },
];

/** Links to the screens that notifications mostly concern, in one scrolling line. */
export function QuickLinks() {
  return (
    <nav
      aria-label={m.notifications_quick_links()}
      className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0"
    >
      <ul className="flex gap-2 py-1">
        {links.map(({ to, icon, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-raised px-4 whitespace-nowrap text-muted transition hover:bg-soft hover:text-ink aria-[current=page]:border-transparent aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-ink"
            >
              <Icon name={icon} />
              {label()}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
