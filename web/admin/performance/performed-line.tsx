import type { PerformedSet } from "../../../domain/schedules/performed-sets.ts";
import { timeText, wayText } from "../../exercises/amount.ts";
import { weightText } from "../../exercises/load.tsx";
import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";

type PerformedLineProps = { sets: readonly PerformedSet[]; planned: number; className?: string };

/** `2/5 · 8, 7 × 62.5`: the performed and planned number of sets, then the repetitions at each weight. */
export function PerformedLine({ sets, planned, className = "" }: PerformedLineProps) {
  const loads = loadsOf(sets);
  return (
    <p className={`flex flex-wrap gap-x-1.5 tabular-nums ${className}`}>
      <span className="sr-only">
        {m.lifted_performed()}: {m.lifted_done_of({ done: sets.length, total: planned })}
      </span>
      <Ltr aria-hidden="true" className="font-semibold">
        {sets.length}/{planned}
      </Ltr>
      {loads.map(({ from, weight, counted }, index) => (
        <span key={from}>
          {counted.unit === "reps" ? (
            <Ltr>
              {weight > 0
                ? `${counted.texts.join(", ")} × ${weightText(weight)}`
                : counted.texts.join(", ")}
            </Ltr>
          ) : (
            <bdi>
              {weight > 0
                ? m.training_load({
                    weight: weightText(weight),
                    reps: counted.texts.join(m.ui_comma()),
                  })
                : counted.texts.join(m.ui_comma())}
            </bdi>
          )}
          {index < loads.length - 1 && <span className="text-muted"> ·</span>}
        </span>
      ))}
    </p>
  );
}

type Counted = { unit: "reps" | "time" | "way"; texts: string[] };

function countedOf({ reps, seconds, metres }: PerformedSet): Counted {
  if (seconds !== undefined) return { unit: "time", texts: [timeText(seconds)] };
  if (metres !== undefined) return { unit: "way", texts: [wayText(metres)] };
  return { unit: "reps", texts: [String(reps)] };
}

/** Consecutive sets of the same weight as one group. */
function loadsOf(sets: readonly PerformedSet[]) {
  const loads: { from: number; weight: number; counted: Counted }[] = [];
  for (const set of sets) {
    const [last, counted, weight] = [loads.at(-1), countedOf(set), set.weight ?? 0];
    if (last && last.weight === weight && last.counted.unit === counted.unit) {
      last.counted.texts.push(...counted.texts);
    } else loads.push({ from: set.setNumber, weight, counted });
  }
  return loads;
}
