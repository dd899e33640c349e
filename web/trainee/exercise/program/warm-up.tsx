import { warmUpOf } from "../../../../domain/activity/loading.ts";
import { kindOf } from "../../../../domain/libraries/movement/kinds.ts";
import { parseNumber } from "../../../../domain/numerals.ts";
import { Load, weightText } from "../../../exercises/load.tsx";
import { m } from "../../../paraglide/messages.js";
import { Glyph, outlines } from "../../../ui/glyph.tsx";
import { useBar } from "../bar.ts";

type WarmUpProps = { movement: string | undefined; weight: string };

const stacked = new Set(["machine", "cable"]);

/** Warm-up sets that lead up to a heavy first set; nothing of them is logged. */
export function WarmUp({ movement, weight }: WarmUpProps) {
  const bar = useBar();
  const equipment = kindOf(movement)?.equipment ?? "";
  if (equipment !== "barbell" && !stacked.has(equipment)) return null;
  const sets = warmUpOf(parseNumber(weight) ?? null, equipment === "barbell" ? bar : undefined);
  if (sets.length === 0) return null;
  return (
    <details className="group rounded-md bg-soft/60 px-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 text-sm font-medium text-accent-ink">
        {m.training_warm_up()}
        <Glyph d={outlines["chevron-down"]} className="transition group-open:rotate-180" />
      </summary>
      <ol className="grid gap-1 pb-3">
        {sets.map(({ weight, reps }) => (
          <li key={weight} className="font-medium">
            <Load reps={String(reps)} weight={weightText(weight)} />
          </li>
        ))}
      </ol>
      <p className="pb-3 text-sm text-muted">{m.training_warm_up_text()}</p>
    </details>
  );
}
