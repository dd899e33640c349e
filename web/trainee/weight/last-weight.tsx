import type { WeightRecord, WeightTrend } from "../../../domain/body/weight.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { formatDayOfYear } from "../../lib/format/day-of-year.ts";
import { formatKg, fullDay, shortDay } from "../../lib/format/format.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { Skeleton } from "../../ui/skeleton.tsx";
import { WeightChange } from "./weight-change.tsx";

type LastWeightProps = {
  current: WeightRecord | null;
  trend?: WeightTrend;
  target: number | null;
  /** Whether its change is neither good nor a warning. */
  settling: boolean;
  loading: boolean;
};

/** The last weight, its change, and the distance to the target. */
export function LastWeight({ current, trend, target, settling, loading }: LastWeightProps) {
  if (loading) return <Skeleton className="mx-auto h-16 w-56" />;
  return (
    <div className="grid min-h-16 content-center justify-items-center text-center text-sm">
      <p>
        {current
          ? m.weight_last({
              weight: formatKg(current.weight),
              date: formatDayOfYear(current.date, fullDay),
            })
          : trend && m.weight_none()}
      </p>
      {current && (
        <p className="flex flex-wrap items-baseline justify-center gap-x-2 text-muted">
          <WeightChange
            difference={trend?.difference ?? null}
            current={current.weight}
            target={settling ? null : target}
          />
          {trend?.previous && (
            <span>
              {m.weight_since_previous({ date: formatDayOfYear(trend.previous.date, shortDay) })}
            </span>
          )}
        </p>
      )}
      {current && target !== null && <ToTarget current={current.weight} target={target} />}
    </div>
  );
}

function ToTarget({ current, target }: { current: number; target: number }) {
  const gender = useWho()?.gender ?? "other";
  const left = roundTo(Math.abs(current - target), 1);
  return (
    <p className={left === 0 ? "font-medium text-good" : "text-muted"}>
      {left === 0
        ? m.weight_at_target({ gender })
        : m.weight_to_target({ kg: formatKg(left), target: formatKg(target) })}
    </p>
  );
}
