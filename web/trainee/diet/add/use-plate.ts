import { useState } from "react";
import { ownMealsPerDay } from "../../../../domain/activity/diet.ts";
import { plateNutrients } from "../../../../domain/activity/meal-day.ts";
import { foodKey } from "../../../../domain/activity/usual-meals.ts";
import type { LocalDate } from "../../../../domain/calendar.ts";
import type { MealAtHand, OwnMeal } from "../../../../domain/contract/activity/diet.ts";
import { newId } from "../../../../domain/id.ts";
import { sumNutrients } from "../../../../domain/libraries/macros.ts";
import type { MealTiming } from "../../../../domain/libraries/meals.ts";
import { useWrite } from "../../../lib/waiting/use-write.ts";
import { m } from "../../../paraglide/messages.js";
import type { DietWrite } from "../diet-write.ts";
import { keepDraft } from "../drafts.ts";
import { isEatenFood } from "../food-form.tsx";
import { dietWritesKey } from "../keys.ts";
import { handValues } from "../own-meal-values.ts";
import { addition } from "../use-diet-log.ts";
import { draftOf } from "../use-meal-change.ts";
import "../writes.ts";
import { useTappedAgain } from "../../../ui/use-tapped-again.ts";

interface Added {
  meal: OwnMeal;
  /** The line of an earlier day that added it. */
  line?: string;
}

interface Adding {
  line?: string;
  category?: MealTiming;
}

/**
 * The foods that an open sheet has added to a meal of the day. Each is a waiting write from its tap on, so a closed sheet
 * or an empty battery loses none. Taking one back is another write.
 * @param logged the meals outside the plan of that day
 */
export function usePlate(date: LocalDate, timing: MealTiming, logged: readonly OwnMeal[]) {
  const [added, setAdded] = useState<readonly Added[]>([]);
  const isAgain = useTappedAgain();
  const without = (ids: readonly string[]) =>
    setAdded((all) => all.filter(({ meal }) => !ids.includes(meal.id)));
  const send = useWrite<DietWrite>(dietWritesKey, {
    failed: m.diet_save_failed,
    onRefused: (write, stays) => {
      if (stays || write.kind !== "add") return;
      without([write.id]);
      if (!isEatenFood(write.shown)) keepDraft(draftOf(undefined), handValues(write.shown));
    },
  });
  const plate = {
    added: added.map(({ meal }) => meal),
    calories: sumNutrients(added.map(({ meal }) => plateNutrients(meal))).total.calories,
    /** Whether the day holds as many meals as it can. */
    full: logged.length >= ownMealsPerDay,
    countOf: (meal: MealAtHand) =>
      added.filter((each) => foodKey(each.meal) === foodKey(meal)).length,
    hasLine: (line: string) => added.some((each) => each.line === line),
    /** @param line the line of an earlier day that adds them */
    add(meals: readonly MealAtHand[], { line, category = timing }: Adding = {}) {
      const eaten = meals.slice(0, ownMealsPerDay - logged.length).map((meal): OwnMeal => {
        const content = { ...meal, category, id: newId(), date };
        return { ...content, status: "consumed", createdAt: Date.now() };
      });
      for (const meal of eaten) send(addition(meal));
      setAdded((all) => [...all, ...eaten.map((meal) => ({ meal, ...(line ? { line } : {}) }))]);
    },
    takeBack(meals: readonly Pick<OwnMeal, "id" | "name">[]) {
      for (const { id, name } of meals) send({ kind: "remove", id: newId(), itemId: id, name });
      without(meals.map(({ id }) => id));
    },
    /** A tap of a row's button: adds its food, or takes the last one back. */
    toggle(meal: MealAtHand, at: number) {
      if (isAgain(foodKey(meal), at)) return;
      const last = added.findLast((each) => foodKey(each.meal) === foodKey(meal));
      if (last) plate.takeBack([last.meal]);
      else plate.add([meal]);
    },
    toggleLine(line: string, meals: readonly MealAtHand[], at: number) {
      if (isAgain(line, at)) return;
      const taken = added.filter((each) => each.line === line).map(({ meal }) => meal);
      if (taken.length > 0) plate.takeBack(taken);
      else plate.add(meals, { line });
    },
  };
  return plate;
}

export type Plate = ReturnType<typeof usePlate>;
