import { useMutation, useQuery } from "@tanstack/react-query";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Application } from "../../../domain/contract/schedules/applied-schedules.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { errorText } from "../../lib/format/error-text.ts";
import { datedDay, formatDay } from "../../lib/format/format.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { AppliedNow } from "./applied-now.tsx";
import { AppliedWeeks, AppliedWeeksSkeleton } from "./applied-weeks.tsx";
import { type AppliedSource, applicationQuery, applyWeek, isUnchanged } from "./queries.ts";

type ApplyDialogProps = {
  traineeId: string;
  weekStart: LocalDate;
  kind: ScheduleKind;
  onClose: () => void;
};

const titles: Record<ScheduleKind, () => string> = {
  exercises: m.apply_title_exercises,
  meals: m.apply_title_meals,
};

const emptyTexts: Record<ScheduleKind, () => string> = {
  exercises: m.apply_no_exercises,
  meals: m.apply_no_meals,
};

/** Previews the effect of a week on all later weeks, and applies it. */
export function ApplyDialog({ traineeId: id, weekStart, kind, onClose }: ApplyDialogProps) {
  const source: AppliedSource = { id, weekStart, kind };
  const preview = useQuery(applicationQuery(source));
  const apply = useMutation({ mutationFn: () => applyWeek(source) });
  const done = apply.data;
  const shown = done ?? preview.data;
  const standsAlready = shown?.applied?.weekStart === weekStart && shown.weeks.every(isUnchanged);
  const canApply = shown !== undefined && shown.sourceItems > 0 && !standsAlready;
  return (
    <Dialog
      open
      size="lg"
      title={titles[kind]()}
      description={m.apply_source({ week: formatDay(weekStart, datedDay) })}
      onClose={onClose}
      footer={
        done ? (
          <Button onClick={onClose}>{m.apply_close()}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
            <Button
              disabled={!canApply}
              pending={apply.isPending}
              pendingLabel={m.apply_pending()}
              onClick={() => apply.mutate()}
            >
              {m.apply_confirm()}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {apply.error && <Banner kind="error">{failureText(apply.error)}</Banner>}
        {done && <Banner kind="success">{doneText(done)}</Banner>}
        {preview.error && !shown && (
          <LoadFailure
            title={m.apply_preview_failed()}
            error={preview.error}
            pending={preview.isFetching}
            onRetry={() => void preview.refetch()}
          />
        )}
        {!shown && !preview.error && <AppliedWeeksSkeleton />}
        {shown && (
          <>
            {shown.applied && <AppliedNow source={source} applied={shown.applied} done={!!done} />}
            {shown.sourceItems === 0 ? (
              <EmptyState
                icon={<Icon name={kind === "meals" ? "bowl" : "dumbbell"} />}
                title={emptyTexts[kind]()}
                text={m.apply_empty_hint()}
              />
            ) : (
              <AppliedWeeks application={shown} done={!!done} />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The general text, unless the refusal says what to do. */
function failureText(error: unknown): string {
  const says = error instanceof ApiError && error.code !== "internal";
  const text = m.apply_failed();
  return says ? `${text}. ${errorText(error)}` : text;
}

function doneText({ weeks }: Application): string {
  return m.apply_done({ count: weeks.length });
}
