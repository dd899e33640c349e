import { type WeightRange, type WeightRecord, weightRanges } from "../../../domain/body/weight.ts";
import type { NewWeight } from "../../../domain/contract/body/weight.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { useWho } from "../../lib/session/use-who.ts";
import type { Pending } from "../../lib/waiting/use-waiting-writes.ts";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { WeightChart } from "../../weight/weight-chart.tsx";
import { WeightList } from "./weight-list.tsx";

type HistoryCardProps = {
  days?: readonly WeightRecord[];
  target: number | null;
  range: WeightRange;
  onRange: (range: WeightRange) => void;
  waiting: readonly Pending<NewWeight>[];
  /** Whether differences say little: the first week of a fast. */
  settling: boolean;
  /** The reason of missing data. */
  error: Error | null;
  fetching: boolean;
  onRetry: () => void;
};

const rangeLabels: Record<WeightRange, () => string> = {
  "90d": m.weight_range_90d,
  "1y": m.weight_range_1y,
  all: m.weight_range_all,
};

/** The weights by day, as a line and as a list. */
export function HistoryCard(props: HistoryCardProps) {
  const { days, target, range, onRange, waiting, settling, error, fetching, onRetry } = props;
  return (
    <Card title={m.weight_history()} aria-busy={fetching} className="min-w-0">
      <Ranges range={range} onRange={onRange} />
      {error ? (
        <LoadFailure
          error={error}
          title={m.weight_load_failed()}
          onRetry={onRetry}
          pending={fetching}
        />
      ) : days === undefined ? (
        <HistorySkeleton />
      ) : days.length === 0 ? (
        <Empty />
      ) : (
        <div
          className={`grid grid-cols-1 gap-4 transition-opacity ${fetching ? "opacity-70" : ""}`}
        >
          <div>
            <WeightChart
              days={days}
              target={target}
              label={m.weight_history()}
              settling={settling ? m.ramadan_weight_settling() : undefined}
            />
          </div>
          <WeightList
            key={range}
            days={days}
            target={settling ? null : target}
            waitingDates={waiting.filter((each) => each.waiting).map(({ date }) => date)}
          />
        </div>
      )}
    </Card>
  );
}

function Ranges({ range, onRange }: Pick<HistoryCardProps, "range" | "onRange">) {
  return (
    <fieldset className="mb-3 flex flex-wrap gap-1 rounded-lg bg-soft p-1">
      <legend className="sr-only">{m.weight_range()}</legend>
      {weightRanges.map((each) => (
        <label
          key={each}
          className="grid min-h-11 grow place-items-center rounded-md px-3 text-muted transition has-checked:bg-segment has-checked:font-medium has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
        >
          <input
            type="radio"
            name="range"
            value={each}
            checked={each === range}
            onChange={() => onRange(each)}
            className="sr-only"
          />
          {rangeLabels[each]()}
        </label>
      ))}
    </fieldset>
  );
}

function HistorySkeleton() {
  return (
    <Loading className="grid gap-4">
      <Skeleton className="h-[13.75rem]" />
      <Skeleton className="h-64" />
    </Loading>
  );
}

function Empty() {
  const gender = useWho()?.gender ?? "other";
  return (
    <EmptyState
      icon={<Icon name="scale" />}
      title={m.weight_history_empty()}
      text={m.weight_history_empty_text({ gender })}
    />
  );
}
