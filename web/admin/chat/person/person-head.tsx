import { Link } from "react-router";
import { adminPaths } from "../../../../domain/admin-paths.ts";
import type { TraineeGlance } from "../../../../domain/contract/attention/glance.ts";
import { m } from "../../../paraglide/messages.js";
import { Avatar } from "../../../ui/avatar.tsx";
import { Icon, type IconName } from "../../../ui/every-icon.tsx";
import { HandOverButton } from "../../hand-over/hand-over-button.tsx";
import { StandingBadge } from "../../trainees/standing.tsx";

/** The person's name and status, with links to their screens. */
export function PersonHead({ glance }: { glance: TraineeGlance }) {
  const { id, name, photo } = glance;
  const page = adminPaths.trainee(id);
  return (
    <header className="grid grid-cols-1 gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={name} id={id} src={photo ?? undefined} size={56} />
        <div className="grid min-w-0 grow justify-items-start gap-1">
          <h2 className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <span className="flex flex-wrap gap-1">
            <StandingBadge of={glance} />
          </span>
        </div>
        <HandOverButton message={{ id, name }} />
      </div>
      <nav aria-label={m.glance_ways()} className="grid grid-cols-2 gap-2">
        <Way to={page} icon="user" text={m.trainees_tab_profile()} />
        <Way to={adminPaths.schedule(id)} icon="calendar" text={m.trainees_tab_schedule()} />
        <Way to={`${page}?tab=performance`} icon="chart" text={m.trainees_tab_performance()} />
        <Way to={`${page}?tab=payments`} icon="receipt" text={m.trainees_tab_payments()} />
      </nav>
    </header>
  );
}

function Way({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  return (
    <Link
      to={to}
      className="flex min-h-11 min-w-0 items-center gap-1.5 rounded-md border border-line bg-raised px-2 text-sm font-medium hover:bg-soft"
    >
      <Icon name={icon} className="text-muted" />
      <span className="clamp-line block">{text}</span>
    </Link>
  );
}
