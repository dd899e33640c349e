import type { AssignedMeal } from "../../../domain/activity/meal-day.ts";
import type { FastingDay } from "../../../domain/ramadan/month-view.ts";
import { type NightPart, nightSplit } from "../../../domain/ramadan/night-split.ts";
import { formatNumber } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { fastingMealTexts } from "../../prayers/fasting-texts.ts";
import { Card } from "../../ui/card.tsx";

type FastingNightProps = {
  fasting: FastingDay;
  /** The planned meals of the day. */
  meals: readonly AssignedMeal[];
  /** g of protein; null without a target. */
  target: number | null;
};

/** The protein of the day's meals and the water of the night, by the meals of the fast. */
export function FastingNight({ fasting, meals, target }: FastingNightProps) {
  const parts = nightSplit(meals, fasting.slots);
  const known = parts.filter(({ protein }) => protein !== null);
  const planned = known.reduce((sum, { protein }) => sum + (protein ?? 0), 0);
  return (
    <Card title={m.ramadan_night_title()} className="grid gap-3">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-2">
        {parts.map((part) => (
          <Part key={part.meal} part={part} />
        ))}
      </ul>
      {target !== null && known.length > 0 && (
        <p>
          {m.ramadan_night_target({
            planned: formatNumber(planned, 0),
            target: formatNumber(target, 0),
          })}
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
      {protein !== null && (
        <span className="text-sm text-muted">
          {m.ramadan_night_protein({ grams: formatNumber(protein, 0) })}
        </span>
      )}
    </li>
  );
}
