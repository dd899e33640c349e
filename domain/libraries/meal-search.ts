import { foldForSearch } from "../arabic.ts";

/** The searched text; it begins with the name, so it also sorts by name. */
export function mealSearchText(meal: { name: string; description: string | null }): string {
  return [meal.name, meal.description ?? ""].map(foldForSearch).join("\n").trim();
}
