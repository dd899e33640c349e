import type {
  MealAtHand,
  MealStatusChange,
  NewOwnMeal,
  OwnMeal,
} from "../../../domain/contract/activity/diet.ts";
import type { OwnFood, OwnFoodContent } from "../../../domain/contract/activity/own-foods.ts";
import type { MealSubstitute } from "../../../domain/libraries/meals.ts";

type OwnMealContent = Pick<
  OwnMeal,
  | "name"
  | "description"
  | "category"
  | "foodId"
  | "englishName"
  | "ownFoodId"
  | "calories"
  | "protein"
  | "carbs"
  | "fat"
  | "quantity"
  | "portion"
>;

/** The portion of an amount, as sent; writes of earlier builds have none. */
export const toldPortion = (portion: OwnMeal["portion"] | undefined) =>
  portion ? { name: portion.name, count: portion.count } : null;

/** The meal's name in the list of waiting writes; writes of earlier builds have none. */
interface Named {
  name?: string;
}

/** A change of a trainee's meals: the request, and the rows drawn until the answer. `id` is the write's. */
export type DietWrite =
  | ({ kind: "status" | "own-status" } & Named & MealStatusChange)
  | { kind: "swap"; id: string; itemId: string; substitute: MealSubstitute | null }
  | { kind: "add"; id: string; meal: NewOwnMeal; shown: OwnMeal }
  | { kind: "change"; id: string; itemId: string; shown: OwnMealContent }
  | ({ kind: "remove"; id: string; itemId: string } & Named)
  | { kind: "favourite"; id: string; food: MealAtHand & { foodId: string }; marked: boolean }
  | { kind: "own-food"; id: string; food: OwnFood; content: OwnFoodContent }
  | { kind: "own-food-gone"; id: string; food: OwnFood }
  | { kind: "note"; id: string; date: string; text: string };
