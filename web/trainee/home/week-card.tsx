import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { WeekDay } from "../../../domain/activity/performance-week.ts";
import { weekStart } from "../../../domain/calendar.ts";
import { lazyPart } from "../../frame/again.tsx";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useGradually } from "../../ui/use-gradually.ts";
import { mediaHook } from "../../ui/use-media.ts";
import { WeekNavigator } from "../week-navigator.tsx";
import { dayViews } from "./day-view.ts";
import { performanceWeekQuery } from "./queries.ts";
import { WeekCards } from "./week-cards.tsx";
import { failureReason, failureTitle } from "./week-failure.ts";
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

type WeekCardProps = Loaded & { today: string; joinedOn: string | undefined };

/** The performance of a week, day by day, with links to earlier weeks. */
export function WeekCard({ today, joinedOn, ...current }: WeekCardProps) {
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
    <Card
      aria-busy={refreshing}
      title={m.home_week()}
      action={
        <IconButton
          label={refreshing ? m.home_week_refreshing() : m.home_week_refresh()}
          aria-disabled={refreshing}
          onClick={refreshing ? undefined : onRefresh}
          className="-me-2 text-muted"
        >
          <Icon name="refresh" className={refreshing ? "animate-turn" : ""} />
        </IconButton>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <WeekNavigator
          sunday={sunday}
          today={today}
          since={joinedOn ?? sunday}
          onWeek={(next) => setEarlier(next === thisSunday ? undefined : next)}
        />
        <Week {...shown} today={today} joinedOn={joinedOn} />
      </div>
    </Card>
  );
}

/** Parts rendered in one step; the summary and each day are a part. */
const maxPartsAtOnce = 2;

function Week({ week, error, refreshing, onRefresh, today, joinedOn }: WeekCardProps) {
  const roomForTable = useRoomForTable();
  // The card is below the first screen of a phone and costs most of the style and layout.
  const drawn = useGradually(week ? 1 + week.length : 0, maxPartsAtOnce);
  if (!week && error) {
    return (
      <LoadFailure
        title={failureTitle(error)}
        text={failureReason(error)}
        error={error}
        onRetry={onRefresh}
        pending={refreshing}
      />
    );
  }
  if (!week || !drawn) return <WeekSkeleton />;
  const days = dayViews(week, today);
  return (
    <>
      {error && <Stale error={error} onRetry={onRefresh} pending={refreshing} />}
      <div className="@container grid grid-cols-1 gap-5">
        <WeekSummary week={week} today={today} joinedOn={joinedOn} />
        <WeekCards days={days} drawn={drawn - 1} />
        {roomForTable && (
          <Suspense fallback={<WeekTableSkeleton />}>
            <WeekTable days={days} />
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
