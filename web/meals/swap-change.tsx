import { nutrientNames, type Swap } from "../../domain/libraries/macros.ts";
import { m } from "../paraglide/messages.js";
import { Amount } from "../ui/bidi.tsx";
import { nutrientTexts, nutrientUnit, signedNumber } from "./texts.ts";

/** The changes of calories and macros by a swap. */
export function SwapChange({ swap }: { swap: Swap }) {
  return (
    <span className="flex flex-wrap gap-x-3 text-sm text-muted">
      {nutrientNames.map((name) => {
        const value = swap.change[name];
        return (
          <span
            key={name}
            className={name === "calories" && !swap.keepsCalories ? "text-warn" : ""}
          >
            {nutrientTexts[name]()}{" "}
            {value === null ? (
              m.macros_unknown()
            ) : (
              <Amount value={signedNumber(name, value)} unit={nutrientUnit(name)} unitClass="" />
            )}
          </span>
        );
      })}
    </span>
  );
}
