import type { ReactNode } from "react";
import { defaultSlotCalories } from "../../../domain/activity/diet.ts";
import { eatenPlate, plateNutrients } from "../../../domain/activity/meal-day.ts";
import type { OwnMeal } from "../../../domain/contract/activity/diet.ts";
import type { ScheduledMeal } from "../../../domain/contract/schedules/schedules.ts";
import type { MealTiming } from "../../../domain/libraries/meals.ts";
import type { MealStatus } from "../../../domain/schedules/schedules.ts";
import { nameIn } from "../../lib/format/names.ts";
import { timingTexts } from "../../meals/timing-texts.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { MealMenu } from "./meal-menu.tsx";
import { MealTick } from "./meal-tick.tsx";
import { amountFacts, caloriesText, gramsText, ownMealMark } from "./texts.ts";

type RowProps = {
  name: string;
  facts: readonly string[];
  badge?: ReactNode;
  status: MealStatus;
  /** The target of the name, for screen readers. */
  opens: string;
  onOpen: () => void;
  /** Absent on days that have not begun. */
  onStatus?: (status: MealStatus) => void;
  onRemove?: () => void;
};

function Row({ name, facts, badge, status, opens, onOpen, onStatus, onRemove }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-end border-t border-line py-1.5 first:border-t-0 last:pb-0">
      <button
        type="button"
        onClick={onOpen}
        aria-haspopup="dialog"
        className="-ms-2 grid min-h-12 min-w-0 grow basis-32 content-center rounded-md px-2 py-1 text-start transition hover:bg-soft"
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span
            className={`font-medium wrap-anywhere ${status === "skipped" ? "text-muted line-through" : ""}`}
          >
            {name}
          </span>
          {badge}
        </span>
        <FactLine
          sentences
          className="text-sm text-muted"
          facts={[status === "skipped" && m.diet_skipped(), ...facts]}
        />
        <span className="sr-only">{opens}</span>
      </button>
      {onStatus && (
        <>
          <MealMenu
            name={name}
            status={status}
            onStatus={onStatus}
            opens={opens}
            onOpen={onOpen}
            onRemove={onRemove}
          />
          <MealTick name={name} status={status} onStatus={onStatus} />
        </>
      )}
    </li>
  );
}

type AssignedRowProps = {
  meal: ScheduledMeal;
  onOpen: () => void;
  onStatus?: (status: MealStatus) => void;
};

/** A row of an assigned or swapped meal. */
export function AssignedRow({ meal, onOpen, onStatus }: AssignedRowProps) {
  const plate = eatenPlate(meal);
  return (
    <Row
      name={plate.name}
      facts={[gramsText(plate.quantity), caloriesText(plateNutrients(plate).calories)]}
      badge={meal.substitute && <Badge tone="fair">{m.diet_swapped()}</Badge>}
      status={meal.status}
      opens={m.diet_open_slot()}
      onOpen={onOpen}
      onStatus={onStatus}
    />
  );
}

type OwnRowProps = {
  meal: OwnMeal;
  waiting: boolean;
  onOpen: () => void;
  onStatus?: (status: MealStatus) => void;
  onRemove: () => void;
};

/** A row of a meal outside the plan. */
export function OwnRow({ meal, waiting, onOpen, onStatus, onRemove }: OwnRowProps) {
  const calories = caloriesText(plateNutrients(meal).calories);
  return (
    <Row
      name={nameIn(meal)}
      facts={[...amountFacts(meal), calories]}
      badge={<Badge>{waiting ? m.diet_waiting() : ownMealMark(meal)}</Badge>}
      status={meal.status}
      opens={m.diet_open_own()}
      onOpen={onOpen}
      onStatus={onStatus}
      onRemove={onRemove}
    />
  );
}

type UsualRowProps = {
  timing: MealTiming;
  onOpen: () => void;
  onStatus?: (status: "consumed" | "skipped") => void;
};

/** A main meal of an unplanned day. */
export function UsualRow({ timing, onOpen, onStatus }: UsualRowProps) {
  return (
    <Row
      name={m.diet_usual({ meal: timingTexts[timing]() })}
      facts={[caloriesText(defaultSlotCalories), m.diet_usual_note()]}
      status="pending"
      opens={m.diet_open_slot()}
      onOpen={onOpen}
      onStatus={onStatus && ((status) => status !== "pending" && onStatus(status))}
    />
  );
}
