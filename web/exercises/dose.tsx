import { amountKind, type Amount as SetAmount } from "../../domain/libraries/prescription.ts";
import { m } from "../paraglide/messages.js";
import { Amount } from "../ui/bidi.tsx";
import { FactLine } from "../ui/fact-line.tsx";
import { amountText } from "./amount.ts";
import { weightText } from "./load.tsx";

type DoseProps = SetAmount & {
  sets: number;
  weight?: number | null;
  percent?: number | null;
  /** The duration in words, of rows before there were seconds. */
  duration?: string | null;
};

/** «3 مجموعات × 8–12 · 40 كغ», «3 × 45 ث», «20 د». */
export function Dose({ weight, percent, ...dose }: DoseProps) {
  return (
    <FactLine
      className="inline-flex!"
      facts={[
        <bdi key="dose">{doseText(dose)}</bdi>,
        typeof weight === "number" && weight > 0 ? (
          <Amount key="load" value={weightText(weight)} unit={m.training_kg()} unitClass="" />
        ) : (
          typeof percent === "number" && m.exercises_percent_of_best({ percent })
        ),
      ]}
    />
  );
}

/** The dose of an exercise without a weight. */
export function doseText({ sets, duration, ...amount }: Omit<DoseProps, "weight" | "percent">) {
  const kind = amountKind(amount);
  if (kind === "reps") {
    return duration || m.exercises_dose({ count: sets, reps: amountText(amount) });
  }
  return sets === 1 ? amountText(amount) : `${sets} × ${amountText(amount)}`;
}
