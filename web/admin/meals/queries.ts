import { queryOptions } from "@tanstack/react-query";
import type {
  MealChanges,
  MealDetails,
  MealsPage,
  NewMeal,
} from "../../../domain/contract/libraries/meals.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { cacheAnswer } from "../../lib/waiting/cache-answer.ts";
import { mealChoicesKey } from "../../meals/query.ts";
import { m } from "../../paraglide/messages.js";
import { definePages } from "../list/pages.ts";
import type { LibraryRows } from "../removal/library.ts";
import { mealList } from "./list-state.ts";

const key = ["admin", "meals"] as const;
const pagesKey = [...key, "page"] as const;

export const mealPages = definePages({
  list: mealList,
  key: pagesKey,
  rows: "meals",
  load: (query, signal) =>
    answer(adminClient().meals.$get({ query }, { init: { signal } })) as Promise<MealsPage>,
});

/** The whole list as a file. */
export const loadMealsFile = (query: Record<string, string>): Promise<Response> =>
  adminClient().meals.file.$get({ query });

export function mealQuery(id: string) {
  return queryOptions({
    queryKey: [...key, "details", id],
    queryFn: ({ signal }) =>
      answer(
        adminClient().meals[":id"].$get({ param: { id } }, { init: { signal } }),
      ) as Promise<MealDetails>,
  });
}

export async function createMeal(meal: NewMeal): Promise<void> {
  await answer(adminClient().meals.$post({ json: meal }));
  refresh();
}

export async function updateMeal(id: string, changes: MealChanges): Promise<MealDetails> {
  const request = adminClient().meals[":id"].$patch({ param: { id }, json: changes });
  const meal = (await answer(request)) as MealDetails;
  cacheAnswer(mealQuery(id).queryKey, meal);
  const { foods: _, ...row } = meal;
  mealPages.change((rows) => rows.map((each) => (each.id === id ? row : each)));
  refresh();
  return meal;
}

/** The deletion and restoration of meals. */
export const mealLibrary: LibraryRows = {
  key: "meals",
  daysToCome: (id, signal) =>
    answer(
      adminClient().meals[":id"]["days-to-come"].$get({ param: { id } }, { init: { signal } }),
    ),
  setStatus: (id, status) => updateMeal(id, { status }),
  remove: (id, json) => answer(adminClient().meals[":id"].$delete({ param: { id }, json })),
  undo: (id) =>
    answer(adminClient()["meal-removals"][":id"].undo.$post({ param: { id }, json: {} })),
  forget: (id) => {
    mealPages.change((rows) => rows.filter((each) => each.id !== id));
    queryClient.removeQueries({ queryKey: mealQuery(id).queryKey });
    refresh();
  },
  removed: m.meals_deleted,
  failed: { remove: m.meals_delete_failed, setStatus: m.meals_update_failed },
};

function refresh() {
  void queryClient.invalidateQueries({ queryKey: pagesKey });
  void queryClient.invalidateQueries({ queryKey: mealChoicesKey });
}
