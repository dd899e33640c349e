import { type NutrientName, type Nutrients, nutrientNames } from "../../domain/libraries/macros.ts";
import { m } from "../paraglide/messages.js";
import { Amount, Ltr } from "../ui/bidi.tsx";
import { nutrientNumber, nutrientTexts, nutrientUnit } from "./texts.ts";

type MacroRowProps = {
  /** Scaled and rounded (`scaleNutrients`, `sumNutrients`). */
  nutrients: Nutrients;
  /** Number of amounts without a value (`sumNutrients`); the shown sum is then a lower bound. */
  missing?: Partial<Record<NutrientName, number>>;
  className?: string;
};

/** Calories and the three macros, large; unknown ones say so. */
export function MacroRow({ nutrients, missing, className = "" }: MacroRowProps) {
  return (
    <dl aria-label={m.macros_of()} className={`grid grid-cols-2 gap-2 sm:grid-cols-4 ${className}`}>
      {nutrientNames.map((name) => (
        <div key={name} className="min-w-0 rounded-md bg-soft px-2 py-2 text-center">
          <dt className="text-sm text-muted">{nutrientTexts[name]()}</dt>
          <dd className="tabular-nums">
            <NutrientValue name={name} value={nutrients[name]} large={name === "calories"} />
            <Missing count={missing?.[name] ?? 0} shown={nutrients[name] !== null} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type NutrientValueProps = { name: NutrientName; value: number | null; large?: boolean };

/** A number with its unit in small letters. */
export function NutrientValue({ name, value, large = false }: NutrientValueProps) {
  if (value === null) return <span className="text-sm text-muted">{m.macros_unknown()}</span>;
  return (
    <Amount
      value={nutrientNumber(name, value)}
      unit={nutrientUnit(name)}
      className={large ? "text-lg font-semibold" : "font-semibold"}
    />
  );
}

function Missing({ count, shown }: { count: number; shown: boolean }) {
  if (count === 0 || !shown) return null;
  return <p className="text-sm leading-snug text-warn">{m.macros_sum_misses({ count })}</p>;
}

/** The three macros on one line, for lists that show the calories beside it. */
export function MacroLine({ nutrients }: { nutrients: Nutrients }) {
  const names = ["protein", "carbs", "fat"] as const;
  return (
    <span className="flex flex-wrap gap-x-3 text-sm text-muted">
      {names.map((name) => (
        <span key={name}>
          {nutrientTexts[name]()} <NutrientPart name={name} value={nutrients[name]} />
        </span>
      ))}
    </span>
  );
}

function NutrientPart({ name, value }: { name: NutrientName; value: number | null }) {
  return value === null ? m.macros_unknown() : <Ltr>{nutrientNumber(name, value)}</Ltr>;
}
