import { useState } from "react";
import { stepsTone } from "../../domain/activity/performance.ts";
import { type StepDay, stepsPercent } from "../../domain/activity/step-days.ts";
import { m } from "../paraglide/messages.js";
import { BarChart } from "../ui/chart/bar-chart.tsx";

const ranges = { week: 7, quarter: 90 } as const;
type Range = keyof typeof ranges;
const labels: Record<Range, () => string> = {
  week: m.steps_range_week,
  quarter: m.steps_range_90,
};

type DaysChartProps = { days: readonly StepDay[]; today: string; target: number };

/** The last seven or ninety days, each in the colour of its own target. */
export function DaysChart({ days, today, target }: DaysChartProps) {
  const [range, setRange] = useState<Range>("week");
  const shown = days.slice(-ranges[range]);
  const byDate = new Map(shown.map((day) => [day.date, day]));
  return (
    <div className="min-w-0">
      <fieldset className="mb-3 flex flex-wrap gap-1 rounded-lg bg-soft p-1">
        <legend className="sr-only">{m.steps_chart_range()}</legend>
        {(Object.keys(ranges) as Range[]).map((each) => (
          <label
            key={each}
            className="grid min-h-11 grow place-items-center rounded-md px-3 text-muted transition has-checked:bg-segment has-checked:font-medium has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
          >
            <input
              type="radio"
              name="steps-range"
              value={each}
              checked={each === range}
              onChange={() => setRange(each)}
              className="sr-only"
            />
            {labels[each]()}
          </label>
        ))}
      </fieldset>
      <BarChart
        key={range}
        bars={shown.map(({ date, steps }) => ({
          date,
          value: steps === 0 && range === "week" ? null : steps,
        }))}
        label={m.steps_chart()}
        unit={m.steps_unit({ count: target })}
        target={target}
        toneOf={(_, date) => {
          const day = byDate.get(date);
          return day ? stepsTone(stepsPercent(day), { over: date < today }) : "accent";
        }}
        current={today}
      />
    </div>
  );
}
