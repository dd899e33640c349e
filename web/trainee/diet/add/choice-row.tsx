import { plateNutrients } from "../../../../domain/activity/meal-day.ts";
import type { MealAtHand } from "../../../../domain/contract/activity/diet.ts";
import { portionGramsText } from "../../../foods/portion-text.ts";
import { m } from "../../../paraglide/messages.js";
import { FactLine } from "../../../ui/fact-line.tsx";
import { Glyph, outlines } from "../../../ui/glyph.tsx";
import { isEatenFood } from "../food-form.tsx";
import { star } from "../star.ts";
import { amountText, caloriesText, gramsText } from "../texts.ts";

type ChoiceRowProps = {
  name: string;
  /** Its foods, if it has several. */
  foods?: string;
  facts: readonly string[];
  /** Whether a star stands beside the name. */
  marked?: boolean;
  /** The action of a tap on the words, for screen readers; none without `onOpen`. */
  opens?: string;
  onOpen?: () => void;
  /** How many times it is on the plate. */
  count: number;
  /** Whether the day is full. */
  disabled: boolean;
  onToggle: (at: number) => void;
};

/** A line to add: its words open it, the button at its end adds it or takes it back. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { name, foods, facts, marked, opens, onOpen, count, disabled, onToggle } = props;
  const added = count > 0;
  const words = (
    <>
      <span className="flex items-center gap-1.5">
        <bdi className="min-w-0 leading-snug font-medium wrap-anywhere">{name}</bdi>
        {marked && <Glyph d={star} fill="currentColor" className="text-sm text-accent-ink" />}
      </span>
      {foods && (
        <bdi className="clamp-lines-2 text-sm text-muted group-data-low/low:hidden">{foods}</bdi>
      )}
      <FactLine facts={facts} className="text-sm text-muted" />
    </>
  );
  const place = "grid min-h-14 min-w-0 grow content-center py-1.5 text-start";
  return (
    <li className="flex items-center gap-1 border-b border-line last:border-b-0">
      {onOpen ? (
        <button
          type="button"
          onClick={onOpen}
          aria-description={opens}
          className={`${place} -ms-2 rounded-md ps-2 transition hover:bg-soft focus-visible:-outline-offset-2`}
        >
          {words}
        </button>
      ) : (
        <div className={place}>{words}</div>
      )}
      <button
        type="button"
        aria-pressed={added}
        aria-label={m.diet_eat_again({ name })}
        disabled={disabled && !added}
        onClick={(event) => onToggle(event.timeStamp)}
        className="-me-2 grid size-12 shrink-0 place-items-center rounded-full transition active:scale-90 disabled:opacity-40"
      >
        <span
          className={`grid size-9 place-items-center rounded-full transition ${added ? "bg-accent text-on-accent" : "bg-accent-soft text-accent-ink"}`}
        >
          {count > 1 ? (
            <span className="font-semibold">{count}</span>
          ) : (
            <Glyph d={added ? outlines.check : outlines.plus} />
          )}
        </span>
      </button>
    </li>
  );
}

/** «نصف رغيف · 50 غ · 138 سعرة» of a food; a dish typed by hand has only calories. */
export function choiceFacts(meal: MealAtHand): string[] {
  const calories = caloriesText(plateNutrients(meal).calories);
  if (!isEatenFood(meal)) return [calories];
  return meal.portion
    ? [amountText(meal), portionGramsText(meal.quantity), calories]
    : [gramsText(meal.quantity), calories];
}
