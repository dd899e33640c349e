import type { PerformedSet } from "../../../domain/activity/performed-sets.ts";
import { weightText } from "../../exercises/load.tsx";
import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";

type PerformedLineProps = { sets: readonly PerformedSet[]; planned: number; className?: string };

/** `1/5 · 7 × 62.5`: how many sets of those planned, then each of them as repetitions × kilograms. */
export function PerformedLine({ sets, planned, className = "" }: PerformedLineProps) {
  return (
    <p className={`flex flex-wrap gap-x-1.5 tabular-nums ${className}`}>
      <span className="sr-only">
        {m.lifted_performed()}: {m.lifted_done_of({ done: sets.length, total: planned })}
      </span>
      <Ltr aria-hidden="true" className="font-semibold">
        {sets.length}/{planned}
      </Ltr>
      {sets.map((set) => (
        <span key={set.setNumber} className="whitespace-nowrap">
          <span className="text-muted">· </span>
          <Ltr>{setText(set)}</Ltr>
        </span>
      ))}
    </p>
  );
}

const setText = ({ reps, weight }: PerformedSet) =>
  weight === null || weight === 0 ? `${reps}` : `${reps} × ${weightText(weight)}`;
