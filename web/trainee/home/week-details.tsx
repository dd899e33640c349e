import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { WeekDay } from "../../../domain/activity/performance-week.ts";
import { weekStart } from "../../../domain/calendar.ts";
import { lazyPart } from "../../frame/again.tsx";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useGradually } from "../../ui/use-gradually.ts";
import { mediaHook } from "../../ui/use-media.ts";
import { WeekNavigator } from "../week-navigator.tsx";
import { dayViews } from "./day-view.ts";
import { performanceWeekQuery } from "./queries.ts";
import { WeekCards } from "./week-cards.tsx";
import { failureTitle } from "./week-failure.ts";
import { WeekNotLoaded } from "./week-not-loaded.tsx";
import { WeekSkeleton, WeekTableSkeleton } from "./week-skeleton.tsx";
import { WeekSummary } from "./week-summary.tsx";

// Phones have no room for the table and never load it.
const WeekTable = lazyPart(async () => (await import("./week-table.tsx")).WeekTable);
const useRoomForTable = mediaHook("(min-width: 36rem)");

/** A week with its error and its retry. */
interface Loaded {
  week: readonly WeekDay[] | undefined;
  error: Error | null;
  refreshing: boolean;
  onRefresh: () => void;
}

type WeekDetailsProps = Loaded & {
  today: string;
  joinedOn: string | undefined;
  /** The tapped day, whose parts are shown. */
  opened?: string | undefined;
};

/** The performance of a week, day by day, with links to earlier weeks: the content of the home's sheet. */
export function WeekDetails({ today, joinedOn, opened, ...current }: WeekDetailsProps) {
  const [earlier, setEarlier] = useState<string>();
  const thisSunday = weekStart(today);
  const sunday = earlier ?? thisSunday;
  const asked = useQuery({
    ...performanceWeekQuery(sunday),
    enabled: sunday !== thisSunday,
  });
  const shown: Loaded =
    sunday === thisSunday
      ? current
      : {
          week: asked.data?.week,
          error: asked.error,
          refreshing: asked.isFetching,
          onRefresh: () => void asked.refetch(),
        };
  const { refreshing, onRefresh } = shown;
  return (
    <div aria-busy={refreshing} className="grid grid-cols-1 gap-4">
      <div className="flex items-center gap-2">
        <div className="min-w-0 grow">
          <WeekNavigator
            sunday={sunday}
            today={today}
            since={joinedOn ?? sunday}
            onWeek={(next) => setEarlier(next === thisSunday ? undefined : next)}
          />
        </div>
        <IconButton
          label={refreshing ? m.home_week_refreshing() : m.home_week_refresh()}
          aria-disabled={refreshing}
          onClick={refreshing ? undefined : onRefresh}
          className="text-muted"
        >
          <Icon name="refresh" className={refreshing ? "animate-turn" : ""} />
        </IconButton>
      </div>
      <Week {...shown} today={today} joinedOn={joinedOn} opened={opened} />
    </div>
  );
}

/** Parts rendered in one step; the summary and each day are a part. */
const maxPartsAtOnce = 2;

function Week({ week, error, refreshing, onRefresh, today, joinedOn, opened }: WeekDetailsProps) {
  const roomForTable = useRoomForTable();
  // The boxes cost most of the style and layout.
  const drawn = useGradually(week ? 1 + week.length : 0, maxPartsAtOnce);
  if (!week && error) {
    return <WeekNotLoaded error={error} refreshing={refreshing} onRefresh={onRefresh} />;
  }
  if (!week || !drawn) return <WeekSkeleton />;
  const days = dayViews(week, today);
  return (
    <>
      {error && <Stale error={error} onRetry={onRefresh} pending={refreshing} />}
      <div className="@container grid grid-cols-1 gap-5">
        <WeekSummary week={week} today={today} joinedOn={joinedOn} />
        <WeekCards days={days} drawn={drawn - 1} opened={opened} />
        {roomForTable && (
          <Suspense fallback={<WeekTableSkeleton />}>
            <WeekTable days={days} opened={opened} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** A notice above loaded data that could not be refreshed. */
function Stale({
  error,
  onRetry,
  pending,
}: {
  error: Error;
  onRetry: () => void;
  pending: boolean;
}) {
  return (
    <Banner
      kind="error"
      action={
        <Button variant="ghost" onClick={onRetry} pending={pending}>
          {m.ui_retry()}
        </Button>
      }
    >
      {failureTitle(error)}
    </Banner>
  );
}
