import { eatenPlate, type MealSlot, plateNutrients } from "../../../domain/activity/meal-day.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { OwnMeal } from "../../../domain/contract/activity/diet.ts";
import type { ScheduledMeal } from "../../../domain/contract/schedules/schedules.ts";
import { sumNutrients } from "../../../domain/libraries/macros.ts";
import type { FastingDay } from "../../../domain/ramadan/month-view.ts";
import { timingTexts } from "../../meals/timing-texts.ts";
import { m } from "../../paraglide/messages.js";
import { hoursText as fastingHours, fastingMealTexts } from "../../prayers/fasting-texts.ts";
import { Card } from "../../ui/card.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

import { AssignedRow, OwnRow, UsualRow } from "./meal-row.tsx";
import { caloriesText, hoursText } from "./texts.ts";
import type { DietLog } from "./use-diet-log.ts";

export type Slot = MealSlot<ScheduledMeal, OwnMeal>;

type SlotCardProps = {
  slot: Slot;
  date: LocalDate;
  /** Whether the day is to come; its meals are read-only. */
  future: boolean;
  /** Undefined outside of Ramadan, and for those who see no month. */
  fasting: FastingDay | undefined;
  waitingIds: ReadonlySet<string>;
  log: DietLog;
  onOpen: () => void;
  onOwn: (meal: OwnMeal) => void;
  onAdd: () => void;
};

export function SlotCard(props: SlotCardProps) {
  const { slot, date, future, fasting, waitingIds, log, onOpen, onOwn, onAdd } = props;
  const { timing, assigned, logged, usual } = slot;
  const isEmpty = !usual && assigned.length + logged.length === 0;
  return (
    <Card className="p-4!">
      <header className="flex min-h-11 flex-wrap items-center gap-x-2">
        <div className="min-w-0 grow basis-24">
          {fasting ? (
            <>
              <h2 className="text-lg leading-snug">
                {fastingMealTexts[fasting.slots.meals[timing]]()}
              </h2>
              <FactLine
                className="text-sm text-muted"
                facts={[timingTexts[timing](), fastingHours(fasting.clock.meals[timing])]}
              />
            </>
          ) : (
            <>
              <h2 className="text-lg leading-snug">{timingTexts[timing]()}</h2>
              <p className="text-sm text-muted">{hoursText(timing)}</p>
            </>
          )}
        </div>
        <div className="ms-auto flex items-center gap-2">
          <span className="text-end text-muted">{!usual && slotCalories(slot)}</span>
          {!future && (
            <IconButton
              label={m.diet_add_to({ meal: timingTexts[timing]() })}
              onClick={onAdd}
              className="-me-2"
            >
              <Icon name="plus" />
            </IconButton>
          )}
        </div>
      </header>
      {isEmpty && <p className="pb-1 text-muted">{m.diet_slot_empty()}</p>}
      <ul>
        {usual && (
          <UsualRow
            timing={timing}
            onOpen={onOpen}
            onStatus={future ? undefined : (status) => log.logUsual(date, timing, status)}
          />
        )}
        {assigned.map((meal) => (
          <AssignedRow
            key={meal.id}
            meal={meal}
            onOpen={onOpen}
            onStatus={future ? undefined : (status) => log.setStatus(meal, status)}
          />
        ))}
        {logged.map((meal) => (
          <OwnRow
            key={meal.id}
            meal={meal}
            waiting={waitingIds.has(meal.id)}
            onOpen={() => onOwn(meal)}
            onStatus={future ? undefined : (status) => log.setOwnStatus(meal, status)}
            onRemove={() => log.remove(meal)}
          />
        ))}
      </ul>
    </Card>
  );
}

/** The calories of the slot, as it would be eaten. */
function slotCalories({ assigned, logged }: Slot): string {
  const plates = [...assigned.map(eatenPlate), ...logged];
  const { total, missing } = sumNutrients(plates.map(plateNutrients));
  if (plates.length === 0) return "";
  const known = caloriesText(total.calories);
  return missing.calories > 0 && total.calories !== null
    ? m.diet_at_least({ amount: known })
    : known;
}
