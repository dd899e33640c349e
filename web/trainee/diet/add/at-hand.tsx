import type { ReactNode } from "react";
import { mealChoices, type SameMeal, sameMeals } from "../../../../domain/activity/meal-choices.ts";
import { plateNutrients } from "../../../../domain/activity/meal-day.ts";
import { foodKey } from "../../../../domain/activity/usual-meals.ts";
import { daysBetween, type LocalDate } from "../../../../domain/calendar.ts";
import type { MealAtHand, MealsAtHand } from "../../../../domain/contract/activity/diet.ts";
import type { Food } from "../../../../domain/contract/libraries/foods.ts";
import { sumNutrients } from "../../../../domain/libraries/macros.ts";
import type { MealTiming } from "../../../../domain/libraries/meals.ts";
import { formatDay } from "../../../lib/format/format.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { today } from "../../../lib/format/today.ts";
import { useWho } from "../../../lib/session/use-who.ts";
import { m } from "../../../paraglide/messages.js";
import { caloriesText } from "../texts.ts";
import { ChoiceRow } from "./choice-row.tsx";
import type { Everyday } from "./use-everyday.ts";
import type { Plate } from "./use-plate.ts";

type AtHandProps = {
  /** Undefined without an answer, as on a new phone without a network. */
  known: MealsAtHand | undefined;
  everyday: Everyday | undefined;
  ownFoods: readonly MealAtHand[];
  date: LocalDate;
  timing: MealTiming;
  plate: Plate;
  row: (meal: MealAtHand) => ReactNode;
  foodRow: (food: Food) => ReactNode;
};

/** Below as many own foods, common ones follow them. */
const fewFoods = 8;

/**
 * What a person can add without a search: the same meal of an earlier day, usual foods, recent ones, favourites. While
 * these are few, common foods of that meal follow.
 */
export function AtHand(props: AtHandProps) {
  const { known, everyday, ownFoods, date, timing, plate, row, foodRow } = props;
  const gender = useWho()?.gender ?? "other";
  const same = known ? sameMeals(known, timing, date) : [];
  const { usual, recents, favourites } = known ? mealChoices(known, timing) : noChoices;
  const own = [...usual, ...recents, ...favourites];
  const recipes = ownFoods.filter((food) => !own.some((each) => foodKey(each) === foodKey(food)));
  const common = own.length < fewFoods ? (everyday?.commonFoods(timing) ?? []) : [];
  return (
    <div className="grid grid-cols-1 gap-5">
      {same.length + own.length + recipes.length === 0 && (
        <p className="text-muted">{m.diet_at_hand_none({ gender })}</p>
      )}
      {same.length > 0 && (
        <ul aria-label={m.diet_same_meals()}>
          {same.map((each) => (
            <SameMealRow key={each.date} same={each} on={date} timing={timing} plate={plate} />
          ))}
        </ul>
      )}
      <Section title={m.diet_usual_at({ timing })}>{usual.map(row)}</Section>
      <Section title={m.diet_recents()}>{recents.map(row)}</Section>
      <Section title={m.diet_favourites()}>{favourites.map(row)}</Section>
      <Section title={m.own_foods_title()}>{recipes.map(row)}</Section>
      <Section title={m.diet_common()}>
        {common.filter(({ id }) => !own.some(({ foodId }) => foodId === id)).map(foodRow)}
      </Section>
    </div>
  );
}

const noChoices = { usual: [], recents: [], favourites: [] };

function Section({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="pb-1 text-sm font-medium text-muted">{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

type SameMealRowProps = {
  same: SameMeal<MealAtHand>;
  /** The day to add to. */
  on: LocalDate;
  timing: MealTiming;
  plate: Plate;
};

function SameMealRow({ same: { date, meals }, on, timing, plate }: SameMealRowProps) {
  const { total } = sumNutrients(meals.map(plateNutrients));
  return (
    <ChoiceRow
      name={m.diet_same_meal({ timing, day: dayText(date, on) })}
      foods={meals.map(nameIn).join(m.ui_comma())}
      facts={[caloriesText(total.calories)]}
      count={Number(plate.hasLine(date))}
      disabled={plate.full}
      onToggle={(at) => plate.toggleLine(date, meals, at)}
    />
  );
}

/** «أمس», the day's name, or «الأحد الماضي» where the day to add to is a Sunday too. */
function dayText(date: LocalDate, on: LocalDate): string {
  if (daysBetween(date, today()) === 1) return m.diet_yesterday();
  const day = formatDay(date, { weekday: "long" });
  return daysBetween(date, on) % 7 === 0 ? m.diet_last_weekday({ day }) : day;
}
