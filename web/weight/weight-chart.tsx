import type { WeightRecord } from "../../domain/body/weight.ts";
import { smoothedWeights, steadyKg, weightPace } from "../../domain/body/weight-pace.ts";
import { datedDay, formatDay, formatNumber } from "../lib/format/format.ts";
import { useToday } from "../lib/format/today.ts";
import { m } from "../paraglide/messages.js";
import { LineChart } from "../ui/chart/line-chart.tsx";

type WeightChartProps = {
  /** One value a day, oldest first. */
  days: readonly WeightRecord[];
  target: number | null;
  label: string;
  /** Of the chart, in pixels. */
  height?: number;
};

/** The weights by day with their trend line, the pace, and the day on which it reaches the target. */
export function WeightChart({ days, target, label, height }: WeightChartProps) {
  const today = useToday();
  return (
    <>
      <LineChart
        points={pointsOf(days)}
        label={label}
        unit={m.weight_unit()}
        target={target ?? undefined}
        trend={pointsOf(smoothedWeights(days))}
        {...(height && { height })}
      />
      <Pace pace={weightPace(days, today, target)} />
    </>
  );
}

/** Nothing before two weeks of records. */
function Pace({ pace }: { pace: ReturnType<typeof weightPace> }) {
  if (!pace) return null;
  return (
    <div className="mt-3 grid gap-1 rounded-md bg-soft px-4 py-3">
      <p className="font-medium">{rateText(pace.perWeek)}</p>
      {pace.target && (
        <p className="text-sm text-muted">
          {m.weight_pace_target({
            earliest: formatDay(pace.target.earliest, datedDay),
            latest: formatDay(pace.target.latest, datedDay),
          })}
        </p>
      )}
    </div>
  );
}

const pointsOf = (days: readonly WeightRecord[]) =>
  days.map(({ date, weight }) => ({ date, value: weight }));

function rateText(perWeek: number): string {
  const kg = formatNumber(Math.abs(perWeek), 2);
  if (Math.abs(perWeek) < steadyKg) return m.weight_pace_steady();
  return perWeek > 0 ? m.weight_pace_up({ kg }) : m.weight_pace_down({ kg });
}
