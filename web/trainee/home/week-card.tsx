import type { WeekDay } from "../../../domain/activity/performance-week.ts";
import { addDays, weekStart } from "../../../domain/calendar.ts";
import { formatDay, shortDay } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { dayViews } from "./day-view.ts";
import { WeekCards } from "./week-cards.tsx";
import { failureReason, failureTitle } from "./week-failure.ts";
import { WeekSkeleton } from "./week-skeleton.tsx";
import { WeekSummary } from "./week-summary.tsx";
import { WeekTable } from "./week-table.tsx";

type WeekCardProps = {
  week?: readonly WeekDay[];
  today: string;
  error: Error | null;
  refreshing: boolean;
  onRefresh: () => void;
};

/** What was done each day of this week, against what was planned. */
export function WeekCard({ week, today, error, refreshing, onRefresh }: WeekCardProps) {
  const sunday = weekStart(today);
  return (
    <Card
      aria-busy={refreshing}
      title={
        <>
          {m.home_week()}
          <span className="block text-sm font-normal text-muted">
            {formatDay(sunday, shortDay)} – {formatDay(addDays(sunday, 6), shortDay)}
          </span>
        </>
      }
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
      {week ? (
        <>
          {error && <Stale error={error} onRetry={onRefresh} pending={refreshing} />}
          <Week week={week} today={today} />
        </>
      ) : error ? (
        <ErrorState
          title={failureTitle(error)}
          text={failureReason(error)}
          onRetry={onRefresh}
          pending={refreshing}
        />
      ) : (
        <WeekSkeleton />
      )}
    </Card>
  );
}

function Week({ week, today }: { week: readonly WeekDay[]; today: string }) {
  const days = dayViews(week, today);
  return (
    <div className="@container grid grid-cols-1 gap-5">
      <WeekSummary week={week} today={today} />
      <WeekCards days={days} />
      <WeekTable days={days} />
    </div>
  );
}

/** What was loaded before stays in sight when it could not be refreshed. */
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
      className="mb-4"
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
