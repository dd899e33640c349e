import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { judgeChange } from "../../domain/body/body-change.ts";
import { type MeasurementKind, measurementTrend, oneADay } from "../../domain/body/measurements.ts";
import type { MeasuredDayRecord } from "../../domain/contract/body/measurements.ts";
import type { Goal } from "../../domain/trainee.ts";
import { LoadFailure } from "../frame/load-failure.tsx";
import { datedDay, formatDay } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { LineChart } from "../ui/chart/line-chart.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Change } from "./change.tsx";
import { withUnit } from "./fact.tsx";
import type { BodySource } from "./source.ts";
import { formatMeasured, measurementTexts, measurementUnit, writerTexts } from "./texts.ts";
import { withRecords } from "./with-measured.ts";

type HistoryDialogProps = {
  source: BodySource;
  kind: MeasurementKind;
  goals: readonly Goal[];
  onClose: () => void;
};

/** The records of a kind as a chart and as a list with their authors; own ones can be deleted. */
export function HistoryDialog({ source, kind, goals, onClose }: HistoryDialogProps) {
  const { data, error, isFetching, fetchNextPage, hasNextPage, refetch } = useInfiniteQuery({
    queryKey: source.historyKey(kind),
    queryFn: ({ pageParam, signal }) =>
      source.readHistory({ kind, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
  const stored = data?.pages.flatMap(({ measurements }) => measurements).toReversed();
  const records = stored && withRecords(stored, kind, source.pending);
  const days = records && oneADay(records);
  const unit = measurementUnit(kind);
  const [removed, setRemoved] = useState<MeasuredDayRecord>();
  const remove = (day: MeasuredDayRecord) => {
    source.remove(kind, day);
    setRemoved(day);
  };
  const restore = (day: MeasuredDayRecord) => {
    source.restore(kind, day);
    setRemoved(undefined);
  };
  return (
    <Dialog
      open
      size="lg"
      readOnly
      title={m.body_history({ kind: measurementTexts[kind]() })}
      onClose={onClose}
    >
      {days ? (
        <div className="grid grid-cols-1 gap-3">
          {removed && (
            <Banner kind="info">
              <span className="flex flex-wrap items-center gap-x-3">
                <span className="grow">{m.body_removed()}</span>
                <Button variant="ghost" onClick={() => restore(removed)}>
                  {m.body_undo()}
                </Button>
              </span>
            </Banner>
          )}
          <LineChart
            points={days}
            label={m.body_history({ kind: measurementTexts[kind]() })}
            unit={unit}
          />
          <ol className="divide-y divide-line">
            {days.toReversed().map((day, at, newestFirst) => (
              <Day
                key={day.id}
                day={day}
                kind={kind}
                goals={goals}
                source={source}
                before={newestFirst[at + 1]}
                onRemove={remove}
              />
            ))}
          </ol>
          {hasNextPage && (
            <Button variant="ghost" pending={isFetching} onClick={() => void fetchNextPage()}>
              {m.body_older()}
            </Button>
          )}
        </div>
      ) : error ? (
        <LoadFailure
          error={error}
          title={m.body_history_failed()}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading className="grid gap-4">
          <Skeleton className="h-[13.75rem]" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Dialog>
  );
}

type DayProps = Pick<HistoryDialogProps, "source" | "kind" | "goals"> & {
  day: MeasuredDayRecord;
  before: MeasuredDayRecord | undefined;
  onRemove: (day: MeasuredDayRecord) => void;
};

function Day({ source, kind, goals, day, before, onRemove }: DayProps) {
  const unit = measurementUnit(kind);
  const { difference } = measurementTrend(before ? [before, day] : [day]);
  const date = formatDay(day.date, datedDay);
  return (
    <li className="flex min-h-14 items-center gap-3 py-1">
      <span className="min-w-0 grow">
        <span className="block">{date}</span>
        <span className="block text-sm text-muted">{writerTexts[day.writtenBy]()}</span>
      </span>
      <Change
        difference={difference}
        unit={unit}
        verdict={judgeChange(kind, difference ?? 0, goals)}
      />
      <span className="font-medium">{withUnit(formatMeasured(day.value), unit)}</span>
      <span className="-me-2 size-11 shrink-0">
        {day.writtenBy === source.writer && (
          <IconButton
            label={m.body_remove_of({ day: date })}
            onClick={() => onRemove(day)}
            className="text-muted"
          >
            <Icon name="trash" />
          </IconButton>
        )}
      </span>
    </li>
  );
}
