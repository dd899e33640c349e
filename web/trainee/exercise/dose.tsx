import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";
import { weightText } from "./texts.ts";

type DoseProps = { sets: number; reps: number; weight?: number | null; duration?: string | null };

/** 3 × 12 · 40 كغ, or how long. */
export function Dose({ sets, reps, weight, duration }: DoseProps) {
  if (duration) return <bdi>{duration}</bdi>;
  return (
    <span className="inline-flex flex-wrap gap-x-1.5">
      <Ltr>
        {sets} × {reps}
      </Ltr>
      {typeof weight === "number" && weight > 0 && (
        <span>
          · <bdi>{weightText(weight)}</bdi> {m.training_kg()}
        </span>
      )}
    </span>
  );
}
