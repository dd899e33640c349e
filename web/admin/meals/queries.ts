import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type {
  MealChanges,
  MealDetails,
  MealsPage,
  NewMeal,
} from "../../../domain/contract/libraries/meals.ts";
import { answer } from "../../lib/answer.ts";
import { adminClient } from "../../lib/clients.ts";
import { queryClient } from "../../lib/query-client.ts";
import { mealChoicesKey } from "../../meals/query.ts";
import { type ListState, writeListState } from "./list-state.ts";

const key = ["admin", "meals"] as const;
const pagesKey = [...key, "page"] as const;

/** A page of the library; while the next one loads, the last one stays. */
export function mealsQuery(state: ListState) {
  const query = Object.fromEntries(writeListState(state));
  return queryOptions({
    queryKey: [...pagesKey, query],
    queryFn: ({ signal }) =>
      answer(adminClient().meals.$get({ query }, { init: { signal } })) as Promise<MealsPage>,
    placeholderData: keepPreviousData,
  });
}

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
  queryClient.setQueryData(mealQuery(id).queryKey, meal);
  const { foods: _, ...row } = meal;
  changePages((rows) => rows.map((each) => (each.id === id ? row : each)));
  refresh();
  return meal;
}

export async function deleteMeal(id: string): Promise<void> {
  await answer(adminClient().meals[":id"].$delete({ param: { id }, json: {} }));
  changePages((rows) => rows.filter((each) => each.id !== id));
  queryClient.removeQueries({ queryKey: mealQuery(id).queryKey });
  refresh();
}

function refresh() {
  void queryClient.invalidateQueries({ queryKey: pagesKey });
  void queryClient.invalidateQueries({ queryKey: mealChoicesKey });
}

/** Every loaded page shows a change at once; what the server says follows. */
function changePages(change: (rows: MealsPage["meals"]) => MealsPage["meals"]) {
  queryClient.setQueriesData<MealsPage>({ queryKey: pagesKey }, (page) => {
    if (!page) return page;
    const meals = change(page.meals);
    return { meals, total: page.total - page.meals.length + meals.length };
  });
}
