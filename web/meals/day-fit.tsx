import { gramsToTarget, targetTone } from "../../domain/body/nutrition-target.ts";
import type { Nutrients } from "../../domain/libraries/macros.ts";
import { scaleNutrients } from "../../domain/libraries/macros.ts";
import { formatCount } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import type { DayRoom } from "./day-room.ts";
import { againstTarget, toneClasses } from "./target-text.ts";

type DayFitProps = {
  day: DayRoom;
  meal: Nutrients;
  grams: number;
  onGrams: (grams: number) => void;
};

/** The day's calories with a meal against its target, and the grams that meet it. */
export function DayFit({ day, meal, grams, onGrams }: DayFitProps) {
  const { calories } = scaleNutrients(meal, grams);
  if (calories === null) return null;
  const total = day.others + calories;
  const exact = gramsToTarget(day.target - day.others, meal.calories);
  const tone = targetTone(total, day.target);
  return (
    <section className="grid gap-1.5 rounded-lg border border-line p-3">
      <p className="flex flex-wrap gap-x-2">
        <span className="text-muted">{m.meals_day_with_it()}</span>
        <span className={`font-medium ${tone ? toneClasses[tone] : ""}`}>
          {m.meals_day_kcal({ amount: againstTarget(total, day.target) })}
        </span>
      </p>
      {exact !== undefined && exact !== grams && (
        <Button variant="ghost" className="justify-self-start" onClick={() => onGrams(exact)}>
          {m.meals_day_fill({ grams: formatCount(exact) })}
        </Button>
      )}
    </section>
  );
}
