import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "../../../domain/paths.ts";
import { useToday } from "../../lib/format/today.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { settingsOver } from "../../settings/address.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { CountBadge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SideSheet } from "../../ui/side-sheet.tsx";
import { screen as home } from "../home/declaration.ts";
import { homeQuery } from "../home/queries.ts";
import { ScreenLink } from "../screen-link.tsx";
import { traineeScreens } from "../screens.ts";
import { SignOut } from "./sign-out.tsx";
import { useUnread } from "./unread.ts";

const items = [home, ...traineeScreens]
  .flatMap(({ path, title, menu }) => (menu ? [{ path, label: title, ...menu }] : []))
  .sort((one, other) => one.place - other.place);
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
        {items.map(({ path, icon, label, counts }) => (
          <li key={path}>
            <ScreenLink to={path} onClick={onChoose} className={itemClass}>
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
