import { eatenPlate, plateNutrients } from "../../../domain/activity/meal-day.ts";
import type { ScheduledMeal } from "../../../domain/contract/schedules/schedules.ts";
import { MacroRow } from "../../meals/macro-row.tsx";
import { timingTexts } from "../../meals/timing-texts.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Slot } from "./slot-card.tsx";
import { StatusButtons } from "./status-buttons.tsx";
import { gramsText } from "./texts.ts";
import type { DietLog } from "./use-diet-log.ts";

type SlotDialogProps = {
  slot: Slot;
  future: boolean;
  log: DietLog;
  onSwap: (meal: ScheduledMeal) => void;
  onClose: () => void;
};

/** The assigned meals of a slot in full detail. */
export function SlotDialog({ slot, future, log, onSwap, onClose }: SlotDialogProps) {
  return (
    <Dialog open onClose={onClose} title={timingTexts[slot.timing]()}>
      {slot.assigned.length === 0 ? (
        <EmptyState
          icon={<Icon name="bowl" />}
          title={m.diet_none_assigned()}
          text={m.diet_none_assigned_text()}
        />
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {slot.assigned.map((meal) => (
            <Assigned key={meal.id} meal={meal} future={future} log={log} onSwap={onSwap} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type AssignedProps = Pick<SlotDialogProps, "future" | "log" | "onSwap"> & { meal: ScheduledMeal };

function Assigned({ meal, future, log, onSwap }: AssignedProps) {
  const plate = eatenPlate(meal);
  return (
    <li className="grid grid-cols-1 gap-3 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <div>
        <h3 className="flex flex-wrap items-baseline gap-x-2 text-base font-semibold">
          <span className="wrap-anywhere">{plate.name}</span>
          <span className="text-sm font-normal text-muted">{gramsText(plate.quantity)}</span>
        </h3>
        {meal.substitute && (
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <Badge tone="fair">{m.diet_swapped()}</Badge>
            {m.diet_instead_of({ name: meal.name, grams: gramsText(meal.quantity) })}
          </p>
        )}
        {plate.description && (
          <p className="text-muted wrap-anywhere">
            <bdi>{plate.description}</bdi>
          </p>
        )}
      </div>
      <MacroRow nutrients={plateNutrients(plate)} />
      {!future && (
        <>
          <StatusButtons
            name={plate.name}
            status={meal.status}
            onStatus={(status) => log.setStatus(meal, status)}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" className="grow" onClick={() => onSwap(meal)}>
              <Icon name="refresh" />
              {m.diet_swap()}
            </Button>
            {meal.substitute && (
              <Button variant="ghost" className="grow" onClick={() => log.swap(meal, null)}>
                {m.diet_swap_back()}
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  );
}
