import type { MealsAtHand, MealWeek } from "../../../domain/contract/activity/diet.ts";
import type { Note } from "../../../domain/contract/activity/notes.ts";
import type { OwnFood, OwnFoods } from "../../../domain/contract/activity/own-foods.ts";
import type { ShoppingWeek } from "../../../domain/contract/activity/shopping.ts";
import { answer } from "../../lib/session/answer.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { queryClient as client } from "../../lib/session/query-client.ts";
import { defineWrite } from "../../lib/waiting/define-write.ts";
import { m } from "../../paraglide/messages.js";
import { homeKey } from "../home/queries.ts";
import { notesKey } from "../notes/keys.ts";
import { type DietWrite, toldPortion } from "./diet-write.ts";
import { dietWritesKey } from "./keys.ts";
import { mealsAtHandKey, mealWeekKey, shoppingWeekKey } from "./queries.ts";
import { ownFoodsKey } from "./recipes/keys.ts";
import { withOwnFoods } from "./recipes/with-own-foods.ts";
import { mealsWith, withMarks, withWrites } from "./with-writes.ts";

defineWrite(client, dietWritesKey, {
  failed: () => m.diet_write_failed(),
  mutationFn: send,
  // Runs before the write leaves the pending ones, so that no value flickers.
  onSuccess: (stored: unknown, write: DietWrite) => {
    const known = write.kind === "note" ? { ...write, text: (stored as Note).text } : write;
    client.setQueriesData<MealWeek>(
      { queryKey: mealWeekKey },
      (week) => week && withWrites(week, [known]),
    );
    client.setQueriesData<ShoppingWeek>(
      { queryKey: shoppingWeekKey },
      (week) => week && { ...week, meals: mealsWith(week.meals, [write]) },
    );
    client.setQueriesData<MealsAtHand>(
      { queryKey: mealsAtHandKey },
      (known) => known && withMarks(known, [write]),
    );
    const told = write.kind === "own-food" ? { ...write, food: stored as OwnFood } : write;
    client.setQueriesData<OwnFoods>(
      { queryKey: ownFoodsKey },
      (list) => list && { foods: withOwnFoods(list.foods, [told]) },
    );
  },
  readAgain: [mealWeekKey, shoppingWeekKey, mealsAtHandKey, ownFoodsKey, homeKey, notesKey],
});

function send(write: DietWrite): Promise<unknown> {
  const trainee = traineeClient();
  switch (write.kind) {
    case "status":
    case "own-status": {
      const { kind, name: _, ...json } = write;
      return kind === "status"
        ? answer(trainee["meal-week"].status.$post({ json }))
        : answer(trainee["own-meals"].status.$post({ json }));
    }
    case "swap": {
      const { id, itemId, substitute } = write;
      const chosen = substitute && { mealId: substitute.mealId, quantity: substitute.quantity };
      const json = { id, itemId, substitute: chosen };
      return answer(trainee["meal-week"].substitute.$post({ json }));
    }
    case "add":
      return answer(trainee["own-meals"].$post({ json: write.meal }));
    case "change":
      return answer(
        trainee["own-meals"][":id"].$put({ param: { id: write.itemId }, json: changeOf(write) }),
      );
    case "remove":
      return answer(
        trainee["own-meals"][":id"].$delete({ param: { id: write.itemId }, json: {} }),
      ).catch(goneAlready);
    case "favourite": {
      const { foodId, quantity, portion } = write.food;
      const param = { id: foodId };
      const favourites = trainee["favourite-foods"][":id"];
      return write.marked
        ? answer(favourites.$put({ param, json: { quantity, portion: toldPortion(portion) } }))
        : answer(favourites.$delete({ param, json: {} }));
    }
    case "own-food":
      return answer(
        trainee["own-foods"][":id"].$put({ param: { id: write.food.id }, json: write.content }),
      );
    case "own-food-gone":
      return answer(
        trainee["own-foods"][":id"].$delete({ param: { id: write.food.id }, json: {} }),
      ).catch(goneAlready);
    case "note": {
      const { id, date, text } = write;
      return answer(trainee.notes.$post({ json: { id, type: "diet", date, text } }));
    }
  }
}

function changeOf({ shown }: Extract<DietWrite, { kind: "change" }>) {
  const category = shown.category ?? ("snack" as const);
  const { foodId, quantity, name, description } = shown;
  if (foodId !== null) {
    const portion = toldPortion(shown.portion);
    return { kind: "food" as const, foodId, category, quantity, portion };
  }
  if (shown.ownFoodId) {
    return { kind: "own" as const, category, quantity, portion: toldPortion(shown.portion) };
  }
  const { calories, protein, carbs, fat } = shown;
  return {
    kind: "hand" as const,
    name,
    description,
    category,
    calories: calories ?? 0,
    protein: protein ?? 0,
    carbs: carbs ?? 0,
    fat: fat ?? 0,
  };
}

/** A missing row is a success: the first answer was lost. */
function goneAlready(error: unknown): undefined {
  if (error instanceof ApiError && error.code === "not_found") return undefined;
  throw error;
}
