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
  /** Whether a target far from the weights is told in words, so that its line does not flatten them. */
  farInWords?: boolean;
  /** In place of the pace while a difference says little. */
  settling?: string;
};

/** The weights by day with their trend line, the pace, and the day on which it reaches the target. */
export function WeightChart(props: WeightChartProps) {
  const { days, target, label, height, farInWords = false, settling } = props;
  const today = useToday();
  const far = farInWords ? farTarget(days, target) : undefined;
  const farText = far && <p className="text-sm text-accent-ink">{far.text}</p>;
  return (
    <>
      {far?.isAbove && farText}
      <LineChart
        points={pointsOf(days)}
        label={label}
        unit={m.weight_unit()}
        target={far ? undefined : (target ?? undefined)}
        trend={pointsOf(smoothedWeights(days))}
        {...(height && { height })}
      />
      {far && !far.isAbove && farText}
      {settling ? (
        <p className="mt-3 rounded-md bg-soft px-4 py-3">{settling}</p>
      ) : (
        <Pace pace={weightPace(days, today, target)} />
      )}
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

/** A target that is further from the weights than they are from each other, and than this, kg. */
const nearKg = 1;

function farTarget(days: readonly WeightRecord[], target: number | null) {
  const weights = days.map(({ weight }) => weight);
  const [low, high] = [Math.min(...weights), Math.max(...weights)];
  const last = weights.at(-1);
  if (target === null || last === undefined) return undefined;
  const away = Math.max(low - target, target - high);
  if (away <= Math.max(nearKg, high - low)) return undefined;
  const kg = formatNumber(target, 1);
  const by = formatNumber(Math.abs(last - target), 1);
  return target > high
    ? { isAbove: true, text: m.weight_target_above({ kg, by }) }
    : { isAbove: false, text: m.weight_target_below({ kg, by }) };
}

const pointsOf = (days: readonly WeightRecord[]) =>
  days.map(({ date, weight }) => ({ date, value: weight }));

function rateText(perWeek: number): string {
  const kg = formatNumber(Math.abs(perWeek), 2);
  if (Math.abs(perWeek) < steadyKg) return m.weight_pace_steady();
  return perWeek > 0 ? m.weight_pace_up({ kg }) : m.weight_pace_down({ kg });
}
