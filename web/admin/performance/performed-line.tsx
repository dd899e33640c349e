import type { PerformedSet } from "../../../domain/activity/performed-sets.ts";
import { weightText } from "../../exercises/load.tsx";
import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";

type PerformedLineProps = { sets: readonly PerformedSet[]; planned: number; className?: string };

/** `2/5 · 8, 7 × 62.5`: how many sets of those planned, then the repetitions of each weight in turn. */
export function PerformedLine({ sets, planned, className = "" }: PerformedLineProps) {
  return (
    <p className={`flex flex-wrap gap-x-1.5 tabular-nums ${className}`}>
      <span className="sr-only">
        {m.lifted_performed()}: {m.lifted_done_of({ done: sets.length, total: planned })}
      </span>
      <Ltr aria-hidden="true" className="font-semibold">
        {sets.length}/{planned}
      </Ltr>
      {loadsOf(sets).map(({ from, reps, weight }) => (
        <span key={from}>
          <span className="text-muted">· </span>
          <Ltr>{weight > 0 ? `${reps.join(", ")} × ${weightText(weight)}` : reps.join(", ")}</Ltr>
        </span>
      ))}
    </p>
  );
}

/** Sets that follow each other with the same weight, together. */
function loadsOf(sets: readonly PerformedSet[]) {
  const loads: { from: number; weight: number; reps: number[] }[] = [];
  for (const { setNumber, reps, weight } of sets) {
    const last = loads.at(-1);
    if (last && last.weight === (weight ?? 0)) last.reps.push(reps);
    else loads.push({ from: setNumber, weight: weight ?? 0, reps: [reps] });
  }
  return loads;
}
