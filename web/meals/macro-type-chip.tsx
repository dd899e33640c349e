import {
  type MacroType,
  macroType,
  type Nutrients,
  similarityTone,
} from "../../domain/libraries/macros.ts";
import { m } from "../paraglide/messages.js";
import { Badge, type Tone } from "../ui/badge.tsx";
import { macroTypeTexts } from "./texts.ts";

const tones: Record<MacroType, Tone> = {
  protein: "accent",
  carbs: "neutral",
  fat: "neutral",
  mixed: "neutral",
};

/** The macro with most of a meal's energy; nothing if it is unknown. */
export function MacroTypeChip({ nutrients }: { nutrients: Nutrients }) {
  const type = macroType(nutrients);
  if (!type) return null;
  return (
    <Badge tone={tones[type]}>
      <span className="sr-only">{m.macros_type_label()}: </span>
      {macroTypeTexts[type]()}
    </Badge>
  );
}

/** The similarity of two meals, in the colour of its band. */
export function SimilarityBadge({ percent }: { percent: number }) {
  return (
    <Badge tone={similarityTone(percent)}>
      {m.meals_similarity({ percent: Math.floor(percent) })}
    </Badge>
  );
}
