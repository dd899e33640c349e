import { weightText } from "../../exercises/load.tsx";
import { m } from "../../paraglide/messages.js";
import { Amount } from "../../ui/bidi.tsx";

type DoseProps = { sets: number; reps: number; weight?: number | null; duration?: string | null };

/** «3 مجموعات × 12 · 40 كغ», or how long. */
export function Dose({ sets, reps, weight, duration }: DoseProps) {
  if (duration) return <bdi>{duration}</bdi>;
  return (
    <span className="inline-flex flex-wrap gap-x-1.5">
      <bdi className="whitespace-nowrap">{m.exercises_dose({ count: sets, reps })}</bdi>
      {typeof weight === "number" && weight > 0 && (
        <span>
          · <Amount value={weightText(weight)} unit={m.training_kg()} unitClass="" />
        </span>
      )}
    </span>
  );
}
