import { done } from "../../../domain/contract/done.ts";
import {
  mealChanges,
  mealChoices,
  mealDetails,
  mealParams,
  mealsFileQuery,
  mealsPage,
  mealsQuery,
  newMeal,
} from "../../../domain/contract/libraries/meals.ts";
import { daysToCome, removal, removalParams } from "../../../domain/contract/libraries/removals.ts";
import { copyMeals } from "../../actions/libraries/copy-library.ts";
import { createMeal, updateMeal } from "../../actions/libraries/write-meal.ts";
import { removeFromLibrary, undoRemoval } from "../../actions/planning/remove-row.ts";
import { getMeal } from "../../data/libraries/meals.ts";
import { listMealChoices, listMeals } from "../../data/libraries/meals-page.ts";
import { countDaysToCome } from "../../data/planning/days-to-come.ts";
import {
  answers,
  createTrainerRoute,
  emptyBody,
  jsonBody,
  requireFound,
  trainerRoutes,
} from "../http/api.ts";
import { cachedByBrowser } from "../http/cached-answer.ts";
import { csvAnswers, csvFile } from "../http/csv-file.ts";

const list = createTrainerRoute({
  method: "get",
  path: "/meals",
  tags: ["Meals"],
  summary: "A page of the meal library, searched, filtered and sorted",
  request: { query: mealsQuery },
  responses: answers(mealsPage, "25 meals per 100 g, and the number of all matches"),
});

const choices = createTrainerRoute({
  method: "get",
  path: "/meal-choices",
  tags: ["Meals"],
  summary: "Every active meal, to pick from",
  middleware: cachedByBrowser,
  responses: answers(mealChoices, "The meals with their values per 100 g"),
});

const file = createTrainerRoute({
  method: "get",
  path: "/meals/file",
  tags: ["Meals"],
  summary: "All pages of the searched, filtered and sorted list, as a CSV file for the import",
  request: { query: mealsFileQuery },
  responses: csvAnswers,
});

const create = createTrainerRoute({
  method: "post",
  path: "/meals",
  rows: { "foods.foodId": "food" },
  tells: { trainer: { list: "meals" } },
  tags: ["Meals"],
  summary: "Add a meal, typed per 100 g or made of foods; a repetition changes nothing",
  request: { body: jsonBody(newMeal) },
  responses: answers(mealDetails, "The stored meal"),
});

const get = createTrainerRoute({
  method: "get",
  path: "/meals/{id}",
  rows: { id: "meal" },
  tags: ["Meals"],
  summary: "One meal with its foods",
  request: { params: mealParams },
  responses: answers(mealDetails, "The meal"),
});

const update = createTrainerRoute({
  method: "patch",
  path: "/meals/{id}",
  rows: { id: "meal" },
  tells: { trainer: { list: "meals" } },
  tags: ["Meals"],
  summary: "Change the given fields only; planned items keep their copy",
  request: { params: mealParams, body: jsonBody(mealChanges) },
  responses: answers(mealDetails, "The meal after the change"),
});

const toCome = createTrainerRoute({
  method: "get",
  path: "/meals/{id}/days-to-come",
  rows: { id: "meal" },
  tags: ["Meals"],
  summary: "The number of trainees with it in their plan, and of its days",
  request: { params: mealParams },
  responses: answers(daysToCome, "The effect of its deletion"),
});

const remove = createTrainerRoute({
  method: "delete",
  path: "/meals/{id}",
  rows: { id: "meal" },
  tells: { trainer: { list: "meals" }, besides: ["trainee: schedule of meals"] },
  tags: ["Meals"],
  summary: "Delete a meal, or replace it on the days to come; a repetition changes nothing",
  request: { params: mealParams, body: jsonBody(removal) },
  responses: answers(done, "The meal is deleted"),
});

const undo = createTrainerRoute({
  method: "post",
  path: "/meal-removals/{id}/undo",
  rows: { id: "mealRemoval" },
  tells: { trainer: { list: "meals" }, besides: ["trainee: schedule of meals"] },
  tags: ["Meals"],
  summary: "Restore a deleted meal within half an hour; a repetition changes nothing",
  request: { params: removalParams, body: emptyBody },
  responses: answers(done, "The deletion is undone"),
});

export const mealsRoutes = trainerRoutes()
  .openapi(list, async (c) => c.json(await listMeals(c.get("scope"), c.req.valid("query")), 200))
  .openapi(choices, async (c) => c.json(await listMealChoices(c.get("scope")), 200))
  .openapi(file, async (c) => csvFile(await copyMeals(c.get("scope"), c.req.valid("query"))))
  .openapi(create, async (c) => c.json(await createMeal(c.get("scope"), c.req.valid("json")), 200))
  .openapi(get, async (c) => {
    return c.json(requireFound(await getMeal(c.get("scope"), c.req.valid("param").id)), 200);
  })
  .openapi(toCome, async (c) => {
    return c.json(
      requireFound(await countDaysToCome(c.get("scope"), "meals", c.req.valid("param").id)),
      200,
    );
  })
  .openapi(update, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await updateMeal(c.get("scope"), id, c.req.valid("json")), 200);
  })
  .openapi(remove, async (c) => {
    const row = { kind: "meals", rowId: c.req.valid("param").id } as const;
    await removeFromLibrary(c.env.platform, c.get("scope"), row, c.req.valid("json"));
    return c.json({ done: true as const }, 200);
  })
  .openapi(undo, async (c) => {
    await undoRemoval(c.env.platform, c.get("scope"), "meals", c.req.valid("param").id);
    return c.json({ done: true as const }, 200);
  });
