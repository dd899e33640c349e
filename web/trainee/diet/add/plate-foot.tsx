import { dayNutrition, leftOfPlan } from "../../../../domain/activity/meal-day.ts";
import type { MealAtHand } from "../../../../domain/contract/activity/diet.ts";
import { formatCount } from "../../../lib/format/format.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { FactLine } from "../../../ui/fact-line.tsx";
import { Glyph, outlines } from "../../../ui/glyph.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { caloriesText } from "../texts.ts";
import type { MealDay } from "../use-meal-week.ts";
import { choiceFacts } from "./choice-row.tsx";
import type { Plate } from "./use-plate.ts";

type PlateFootProps = {
  plate: Pick<Plate, "calories" | "takeBack"> & { added: readonly MealAtHand[] };
  day?: MealDay | undefined;
  /** Whether the foods of the plate are shown. */
  open: boolean;
  onOpen: (open: boolean) => void;
  onDone: () => void;
};

/** The foot of the sheet: what was added, what is left of the day, and the end. A tap shows the foods, to take one back. */
export function PlateFoot({ plate, day, open, onOpen, onDone }: PlateFootProps) {
  const { added, calories } = plate;
  const left = day && leftOf(day);
  const total = (
    <span className="min-w-0 grow basis-40">
      <span className="block leading-snug font-semibold">
        {added.length === 0 ? (
          m.diet_plate_empty()
        ) : (
          <FactLine facts={[m.diet_plate_count({ count: added.length }), caloriesText(calories)]} />
        )}
      </span>
      {left && (
        <span className={`block text-sm leading-snug ${left.over ? "text-warn" : "text-muted"}`}>
          {left.text}
        </span>
      )}
    </span>
  );
  return (
    <section aria-label={m.diet_plate()} className="min-w-0 basis-full">
      {open && (
        <ul className="-mt-1 mb-2 max-h-[min(12rem,30dvh)] overflow-y-auto border-b border-line">
          {added.map((meal) => (
            <li key={meal.id} className="flex items-center gap-2">
              <span className="min-w-0 grow py-1">
                <bdi className="clamp-line block leading-snug">{nameIn(meal)}</bdi>
                <FactLine facts={choiceFacts(meal)} className="text-sm text-muted" />
              </span>
              <IconButton
                label={m.diet_plate_remove({ name: nameIn(meal) })}
                onClick={() => {
                  plate.takeBack([meal]);
                  if (added.length === 1) onOpen(false);
                }}
                className="text-muted"
              >
                <Glyph d={outlines.close} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2" aria-live="polite">
        {added.length === 0 ? (
          total
        ) : (
          <button
            type="button"
            aria-expanded={open}
            onClick={() => onOpen(!open)}
            className="-ms-2 flex min-h-11 min-w-0 grow basis-40 items-center gap-2 rounded-md px-2 text-start transition hover:bg-soft"
          >
            {total}
            <Glyph
              d={outlines["chevron-down"]}
              className={`text-muted transition ${open ? "" : "rotate-180"}`}
            />
          </button>
        )}
        <Button
          variant={added.length === 0 ? "secondary" : "primary"}
          className="shrink-0 px-7"
          onClick={onDone}
        >
          {m.diet_done()}
        </Button>
      </div>
    </section>
  );
}

/** The calories left of the day in words. */
function leftOf({ meals, ownMeals, target }: MealDay): { text: string; over: boolean } | undefined {
  const { consumed, planned } = dayNutrition(meals, ownMeals, target);
  const { calories: plan } = planned.total;
  const left = leftOfPlan(consumed.total.calories ?? 0, plan);
  if (left === null) return undefined;
  const kcal = formatCount(Math.abs(left));
  return left < 0
    ? { text: m.diet_plate_over({ kcal }), over: true }
    : { text: m.diet_plate_left({ kcal }), over: false };
}
