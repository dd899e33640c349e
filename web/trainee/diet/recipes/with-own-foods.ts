import type { OwnFood } from "../../../../domain/contract/activity/own-foods.ts";
import type { DietWrite } from "../diet-write.ts";

/** Own foods with writes applied: the last used or edited first. */
export function withOwnFoods(foods: readonly OwnFood[], writes: readonly DietWrite[]): OwnFood[] {
  return writes.reduce<OwnFood[]>(withWrite, [...foods]);
}

function withWrite(foods: OwnFood[], write: DietWrite): OwnFood[] {
  switch (write.kind) {
    case "own-food": {
      // A photo is not part of the content.
      const photo = foods.find(({ id }) => id === write.food.id)?.photo ?? write.food.photo;
      return [{ ...write.food, photo }, ...without(foods, write.food.id)];
    }
    case "own-food-gone":
      return without(foods, write.food.id);
    case "add": {
      const eaten = foods.find(({ id }) => id === write.shown.ownFoodId);
      if (!eaten) return foods;
      return [{ ...eaten, eatenAt: write.shown.createdAt }, ...without(foods, eaten.id)];
    }
    default:
      return foods;
  }
}

const without = (foods: readonly OwnFood[], id: string) => foods.filter((food) => food.id !== id);
