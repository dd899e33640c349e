import { addDays } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { paths } from "../../../domain/paths.ts";
import { lineOf } from "../../chat/line-of.ts";
import { clockAt } from "../../lib/format/clock.ts";
import { formatDay, shortDay } from "../../lib/format/format.ts";
import { ownDayAt } from "../../lib/format/own-zone.ts";
import { useLocked } from "../../lib/session/app-lock.ts";
import { m } from "../../paraglide/messages.js";
import { Avatar } from "../../ui/avatar.tsx";
import { ScreenLink } from "../screen-link.tsx";

type TrainerLineProps = { word: NonNullable<Home["trainerWord"]>; today: string };

/** The trainer's last message; a tap opens the conversation. */
export function TrainerLine({ word: { name, photo, at, kind, text }, today }: TrainerLineProps) {
  const locked = useLocked();
  return (
    <section aria-label={m.home_trainer_word()}>
      <ScreenLink
        to={paths.trainee.chat}
        className="flex min-h-25 items-center gap-3 rounded-xl border border-line bg-raised px-4 py-2 shadow-raised transition hover:border-line-strong"
      >
        <Avatar name={name} src={photo ?? undefined} size={44} />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <bdi className="font-medium wrap-anywhere">{name}</bdi>{" "}
            <span className="text-sm whitespace-nowrap text-muted">{timeOf(at, today)}</span>
          </span>
          <bdi className="clamp-lines-2 wrap-anywhere">
            {locked ? m.app_lock_locked() : lineOf({ kind, text })}
          </bdi>
        </span>
      </ScreenLink>
    </section>
  );
}

function timeOf(at: number, today: string): string {
  const day = ownDayAt(at);
  if (day === addDays(today, -1)) return m.notifications_yesterday();
  if (day !== today) return formatDay(day, shortDay);
  return clockAt(at);
}
