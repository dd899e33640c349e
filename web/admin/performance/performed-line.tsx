import type { PerformedSet } from "../../../domain/schedules/performed-sets.ts";
import { timeText, wayText } from "../../exercises/amount.ts";
import { weightText } from "../../exercises/load.tsx";
import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";

type PerformedLineProps = { sets: readonly PerformedSet[]; planned: number; className?: string };

/** `2/5 · 62.5 kg × 8, 7`: the performed and planned number of sets, then the repetitions at each weight. */
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
      {loads.map(({ from, weight, first, rest }, index) => (
        <span key={from}>
          <bdi>
            <span className="whitespace-nowrap">
              {weight > 0 ? m.training_load({ weight: weightText(weight), reps: first }) : first}
            </span>
            {rest.map((each) => m.ui_comma() + each)}
          </bdi>
          {index < loads.length - 1 && <span className="text-muted"> ·</span>}
        </span>
      ))}
    </p>
  );
}

type Counted = { unit: "reps" | "time" | "way"; text: string };

function countedOf({ reps, seconds, metres }: PerformedSet): Counted {
  if (seconds !== undefined) return { unit: "time", text: timeText(seconds) };
  if (metres !== undefined) return { unit: "way", text: wayText(metres) };
  return { unit: "reps", text: String(reps) };
}

/** Consecutive sets of the same weight as one group. */
function loadsOf(sets: readonly PerformedSet[]) {
  const loads: { from: number; weight: number; unit: string; first: string; rest: string[] }[] = [];
  for (const set of sets) {
    const [last, { unit, text }, weight] = [loads.at(-1), countedOf(set), set.weight ?? 0];
    if (last && last.weight === weight && last.unit === unit) last.rest.push(text);
    else loads.push({ from: set.setNumber, weight, unit, first: text, rest: [] });
  }
  return loads;
}
