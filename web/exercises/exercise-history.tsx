import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type {
  ExerciseHistoryDay,
  ExerciseHistory as History,
} from "../../domain/contract/activity/exercise-history.ts";
import { recordKinds } from "../../domain/schedules/exercise-days.ts";
import { LoadFailure } from "../frame/load-failure.tsx";
import { datedDay, formatDay } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { LineChart } from "../ui/chart/line-chart.tsx";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { HistoryDays } from "./history-days.tsx";
import { exerciseHistoryQuery, type HistorySource } from "./history-query.ts";
import { recordTexts, recordValue } from "./records.ts";

/** The log of an exercise: its records, a chart, and every day with its sets. */
export function ExerciseHistory({ source }: { source: HistorySource }) {
  const history = useInfiniteQuery(exerciseHistoryQuery(source));
  const { data, error, isFetching, refetch } = history;
  if (!data && error) {
    return (
      <LoadFailure
        title={m.lifted_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <HistorySkeleton />;
  const [first] = data.pages;
  const days = data.pages.flatMap((page) => page.days);
  if (!first || days.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="chart" />}
        title={m.lifted_empty()}
        text={m.lifted_empty_text()}
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <Bests bests={first.bests} days={days} />
      <Progress days={days} />
      <HistoryDays days={days} bests={first.bests} />
      {history.hasNextPage && (
        <Button
          variant="secondary"
          pending={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {m.lifted_more()}
        </Button>
      )}
      {first.bests.oneRep && <p className="text-sm text-muted">{m.lifted_epley()}</p>}
    </div>
  );
}

type Metric = "weight" | "oneRep" | "volume" | "seconds" | "metres" | "reps";

const metrics: Record<
  Metric,
  { label: () => string; unit: () => string; of: (day: ExerciseHistoryDay) => number | null }
> = {
  weight: { label: m.lifted_weight, unit: m.training_kg, of: ({ bestWeight }) => bestWeight },
  oneRep: {
    label: m.lifted_one_rep_short,
    unit: m.training_kg,
    of: ({ bestOneRep }) => bestOneRep,
  },
  volume: {
    label: m.lifted_volume,
    unit: m.training_kg,
    of: ({ volume }) => (volume > 0 ? volume : null),
  },
  seconds: { label: m.lifted_longest, unit: m.training_seconds, of: (day) => day.bestSeconds },
  metres: { label: m.lifted_farthest, unit: m.training_metres, of: (day) => day.bestMetres },
  reps: { label: m.lifted_reps, unit: m.lifted_reps_unit, of: ({ bestReps }) => bestReps },
};

const order = ["weight", "oneRep", "volume", "seconds", "metres", "reps"] as const;

/** A chart with one value a day; for body weight alone, the repetitions. */
function Progress({ days }: { days: readonly ExerciseHistoryDay[] }) {
  const [chosen, choose] = useState<Metric>();
  const known = order.filter((metric) => days.some((day) => (metrics[metric].of(day) ?? 0) > 0));
  const metric = chosen ?? known[0] ?? "reps";
  const { label, unit, of } = metrics[metric];
  const points = days.flatMap((day) => {
    const value = of(day);
    return value === null ? [] : [{ date: day.date, value }];
  });
  return (
    <section className="grid grid-cols-1 gap-3">
      {known.length > 1 && (
        <ChoiceChips
          name="metric"
          label={m.lifted_metric()}
          labelHidden
          options={known.map((value) => ({ value, label: metrics[value].label() }))}
          defaultValue={[metric]}
          onChange={([value]) => choose(known.find((each) => each === value))}
        />
      )}
      <LineChart key={metric} points={points} label={label()} unit={unit()} height={200} />
    </section>
  );
}

type BestsProps = Pick<History, "bests"> & { days: readonly ExerciseHistoryDay[] };

function Bests({ bests, days }: BestsProps) {
  const most = days.reduce((best, day) => (day.bestReps >= best.bestReps ? day : best));
  const shown = recordKinds.flatMap((kind) => {
    const best = bests[kind];
    return best ? [{ label: recordTexts[kind](), best, value: recordValue(kind, best.value) }] : [];
  });
  const list =
    shown.length > 0
      ? shown
      : [
          {
            label: m.lifted_reps(),
            best: { date: most.date },
            value: m.training_reps_count({ reps: most.bestReps }),
          },
        ];
  return (
    <section aria-label={m.lifted_bests()}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
        {list.map(({ label, best, value }) => (
          <div key={label} className="rounded-md bg-soft px-3 py-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd>
              <bdi className="text-lg font-semibold">{value}</bdi>
              <span className="block text-sm text-muted">{formatDay(best.date, datedDay)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function HistorySkeleton() {
  return (
    <Loading className="grid gap-4">
      <Skeleton className="h-20" />
      <Skeleton className="h-50" />
      <Skeleton className="h-64" />
    </Loading>
  );
}
