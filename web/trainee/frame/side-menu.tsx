import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "../../../domain/paths.ts";
import { useToday } from "../../lib/format/today.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { settingsOver } from "../../settings/address.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { CountBadge } from "../../ui/badge.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { SideSheet } from "../../ui/side-sheet.tsx";
import { homeQuery } from "../home/queries.ts";
import { ScreenLink } from "../screen-link.tsx";
import { SignOut } from "./sign-out.tsx";
import { useUnread } from "./unread.ts";

type Item = { to: string; icon: IconName; label: () => string; counts?: true };

const items: readonly Item[] = [
  { to: paths.trainee.home, icon: "home", label: m.trainee_home },
  { to: paths.trainee.exercise, icon: "dumbbell", label: m.trainee_exercises },
  { to: paths.trainee.diet, icon: "bowl", label: m.trainee_diet },
  { to: paths.trainee.weight, icon: "scale", label: m.trainee_weight },
  { to: paths.trainee.steps, icon: "steps", label: m.trainee_steps },
  { to: paths.trainee.notes, icon: "note", label: m.trainee_notes },
  { to: paths.trainee.profile, icon: "user", label: m.trainee_profile },
  { to: paths.trainee.notifications, icon: "bell", label: m.trainee_notifications, counts: true },
  { to: paths.trainee.contact, icon: "phone", label: m.trainee_contact },
];
const itemClass =
  "flex min-h-12 items-center gap-3 rounded-md px-3 transition hover:bg-soft aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-ink";

const genderLabels = { female: m.gender_female, male: m.gender_male, other: m.gender_other };

export function SideMenu({ onClose }: { onClose: () => void }) {
  const who = useWho();
  const { data } = useQuery(homeQuery(useToday()));
  return (
    <SideSheet
      open
      onClose={onClose}
      title={m.trainee_menu()}
      header={
        <div className="flex items-center gap-3">
          <Avatar name={who?.name ?? ""} id={who?.id} src={data?.photo ?? undefined} />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{who?.name}</p>
            {who?.gender && <p className="text-sm text-muted">{genderLabels[who.gender]()}</p>}
          </div>
        </div>
      }
      footer={<SignOut />}
    >
      <Items onChoose={onClose} />
    </SideSheet>
  );
}

function Items({ onChoose }: { onChoose: () => void }) {
  const { notifications } = useUnread();
  return (
    <nav aria-label={m.trainee_menu()}>
      <ul className="grid gap-0.5">
        {items.map(({ to, icon, label, counts }) => (
          <li key={icon}>
            <ScreenLink to={to} onClick={onChoose} className={itemClass}>
              <Icon name={icon} className="text-lg" />
              <span className="grow">{label()}</span>
              {counts && <CountBadge {...notifications} />}
            </ScreenLink>
          </li>
        ))}
        <li>
          <Link
            to={settingsOver(paths.trainee.profile, "profile")}
            onClick={onChoose}
            className={itemClass}
          >
            <Icon name="settings" className="text-lg" />
            <span className="grow">{m.trainee_settings()}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
