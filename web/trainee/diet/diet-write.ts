import type {
  MealAtHand,
  MealStatusChange,
  NewOwnMeal,
  OwnMeal,
} from "../../../domain/contract/activity/diet.ts";
import type { MealSubstitute } from "../../../domain/libraries/meals.ts";

type OwnMealContent = Pick<
  OwnMeal,
  | "name"
  | "description"
  | "category"
  | "foodId"
  | "calories"
  | "protein"
  | "carbs"
  | "fat"
  | "quantity"
  | "portion"
>;

/** What is sent of the portion in which an amount was told; a write of an earlier build has none. */
export const toldPortion = (portion: OwnMeal["portion"] | undefined) =>
  portion ? { name: portion.name, count: portion.count } : null;

/** What the meal is called, for a list of what waits; a write of an earlier build does not say. */
interface Named {
  name?: string;
}

/**
 * One change of a trainee's meals: what is sent, and what is drawn until the server has answered.
 * `id` is the write's own.
 */
export type DietWrite =
  | ({ kind: "status" | "own-status" } & Named & MealStatusChange)
  | { kind: "swap"; id: string; itemId: string; substitute: MealSubstitute | null }
  | { kind: "add"; id: string; meal: NewOwnMeal; shown: OwnMeal }
  | { kind: "change"; id: string; itemId: string; shown: OwnMealContent }
  | ({ kind: "remove"; id: string; itemId: string } & Named)
  | { kind: "favourite"; id: string; food: MealAtHand & { foodId: string }; marked: boolean }
  | { kind: "note"; id: string; date: string; text: string };
