import type { AssignedMeal } from "../../../domain/activity/meal-day.ts";
import type { FastingDay } from "../../../domain/ramadan/month-view.ts";
import {
  type NightPart,
  nightSplit,
  type PlannedProtein,
} from "../../../domain/ramadan/night-split.ts";
import { m } from "../../paraglide/messages.js";
import { fastingMealTexts } from "../../prayers/fasting-texts.ts";
import { Card } from "../../ui/card.tsx";
import { gramsText } from "../diet/texts.ts";

type FastingNightProps = {
  fasting: FastingDay;
  /** The planned meals of the day. */
  meals: readonly AssignedMeal[];
  /** g of protein; null without a target. */
  target: number | null;
};

/** The protein of the day's meals and the water of the night, by the meals of the fast. */
export function FastingNight({ fasting, meals, target }: FastingNightProps) {
  const { parts, protein } = nightSplit(meals, fasting.slots);
  return (
    <Card title={m.ramadan_night_title()} className="grid gap-3">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-2">
        {parts.map((part) => (
          <Part key={part.meal} part={part} />
        ))}
      </ul>
      {target !== null && protein.grams !== null && (
        <p>
          {m.ramadan_night_target({ planned: proteinText(protein), target: gramsText(target) })}
        </p>
      )}
      <p className="text-sm text-muted">{m.ramadan_night_water()}</p>
    </Card>
  );
}

function Part({ part: { meal, protein, glasses } }: { part: NightPart }) {
  return (
    <li className="grid content-start gap-1 rounded-md bg-soft px-2.5 py-3">
      <span className="font-medium">{fastingMealTexts[meal]()}</span>
      <span aria-hidden="true" className="flex gap-1 py-0.5">
        {Array.from({ length: glasses }, (_, glass) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: glasses are alike
            key={glass}
            className="h-4 w-3 rounded-b-sm border border-t-0 border-accent bg-accent-soft"
          />
        ))}
      </span>
      <span className="text-sm">{m.ramadan_glasses({ count: glasses })}</span>
      {protein.grams !== null && (
        <span className="text-sm text-muted">
          {m.ramadan_night_protein({ amount: proteinText(protein) })}
        </span>
      )}
    </li>
  );
}

function proteinText({ grams, isAtLeast }: PlannedProtein): string {
  const known = gramsText(grams);
  return isAtLeast ? m.diet_at_least({ amount: known }) : known;
}
