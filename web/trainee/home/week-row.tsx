import { Suspense, useState } from "react";
import {
  averageUntil,
  type WeekDay,
  weekStage,
} from "../../../domain/activity/performance-week.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { lazyPart } from "../../frame/again.tsx";
import { formatPercent } from "../../lib/format/format.ts";
import { useLocked } from "../../lib/session/app-lock.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MimRing } from "../../ui/mim-ring.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type DayView, dayViews } from "./day-view.ts";
import { insightText } from "./insight-text.ts";

const WeekNotLoaded = lazyPart(async () => (await import("./week-not-loaded.tsx")).WeekNotLoaded);
const WeekDetails = lazyPart(async () => (await import("./week-details.tsx")).WeekDetails);

type WeekRowProps = {
  home: Home | undefined;
  today: string;
  error: Error | null;
  refreshing: boolean;
  onRefresh: () => void;
};

/** The week as seven rings with its average and one sentence; a tap opens the days in a sheet. */
export function WeekRow({ home, today, error, refreshing, onRefresh }: WeekRowProps) {
  const gender = useWho()?.gender ?? "other";
  // The tapped day, or "" for the whole week.
  const [opened, setOpened] = useState<string>();
  const week = home?.week;
  const locked = useLocked();
  const insight = locked && home?.insight?.kind === "weight" ? undefined : home?.insight;
  return (
    <Card aria-label={m.home_week()} aria-busy={refreshing}>
      {week ? (
        <>
          <WeekHead week={week} today={today} onOpen={() => setOpened("")} />
          {insight && <p className="pb-2">{insightText(insight, gender)}</p>}
          <ol aria-label={m.home_week_days()} className="grid grid-cols-7">
            {dayViews(week, today).map((day, place) => (
              <li key={day.date}>
                <Day day={day} place={place} onOpen={() => setOpened(day.date)} />
              </li>
            ))}
          </ol>
        </>
      ) : (
        error && (
          <Suspense>
            <WeekNotLoaded error={error} refreshing={refreshing} onRefresh={onRefresh} />
          </Suspense>
        )
      )}
      <Dialog
        open={opened !== undefined}
        title={m.home_week()}
        size="lg"
        onClose={() => setOpened(undefined)}
      >
        <Suspense fallback={<Skeleton className="h-[70dvh] rounded-xl!" />}>
          <WeekDetails
            week={week}
            joinedOn={home?.joinedOn}
            today={today}
            opened={opened}
            error={error}
            refreshing={refreshing}
            onRefresh={onRefresh}
          />
        </Suspense>
      </Dialog>
    </Card>
  );
}

type WeekHeadProps = { week: readonly WeekDay[]; today: string; onOpen: () => void };

/** The title, and the average of days that are over; while only today counts, its own line has the number. */
function WeekHead({ week, today, onOpen }: WeekHeadProps) {
  const stage = weekStage(today, week);
  const average = stage === "running" || stage === "over" ? averageUntil(today, week) : undefined;
  return (
    <h2 className="-mt-2 text-lg">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-12 w-full flex-wrap items-center gap-x-2 text-start"
      >
        <span className="grow">{m.home_week()}</span>
        <span className="flex items-center gap-2">
          {average !== undefined && (
            <>
              <span className="sr-only">{m.home_week_so_far()}</span>
              <bdi dir="ltr" className="text-hero leading-digits">
                {average}%
              </bdi>
            </>
          )}
          <span className="sr-only">{m.home_week_details()}</span>
          <Icon name="chevron" className="text-base text-muted" />
        </span>
      </button>
    </h2>
  );
}

type DayProps = { day: DayView; place: number; onOpen: () => void };

function Day({ day, place, onOpen }: DayProps) {
  const isToday = day.state === "today";
  const future = day.state === "future";
  return (
    <button
      type="button"
      aria-label={m.home_week_day_state({ day: day.weekday, state: stateOf(day) })}
      aria-current={isToday ? "date" : undefined}
      onClick={onOpen}
      className="flex w-full flex-col items-center gap-1 rounded-md py-1"
    >
      <span className={`text-sm ${isToday ? "font-semibold text-accent-ink" : "text-muted"}`}>
        {m.calendar_weekday_initials().split(" ")[place]}
      </span>
      <MimRing value={day.percent} tone={day.tone} faint={future} className="w-full max-w-12" />
    </button>
  );
}

function stateOf({ state, kind, percent }: DayView): string {
  if (state === "future") return m.home_week_future();
  if (kind === "before") return m.home_week_before();
  return percent === undefined ? m.home_week_rest() : formatPercent(percent);
}
