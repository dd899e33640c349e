import {
  mealStatusChange,
  mealSwap,
  mealWeek,
  mealWeekQuery,
  newOwnMeal,
  ownMeal,
  ownMealChange,
  ownMealParams,
} from "../../../domain/contract/activity/diet.ts";
import { household, shoppingWeek } from "../../../domain/contract/activity/shopping.ts";
import { done } from "../../../domain/contract/done.ts";
import { scheduledMeal } from "../../../domain/contract/schedules/schedules.ts";
import { MiranError } from "../../../domain/errors.ts";
import { addOwnMeal, logMeal, swapMeal } from "../../actions/activity/log-meal.ts";
import { readMealWeek } from "../../actions/ramadan/read-meal-week.ts";
import { deleteOwnMeal, setOwnMealStatus, updateOwnMeal } from "../../data/activity/own-meals.ts";
import { getShoppingWeek, putHousehold } from "../../data/activity/shopping-week.ts";
import {
  answers,
  createTraineeRoute,
  emptyBody,
  jsonBody,
  requireFound,
  traineeRoutes,
} from "../http/api.ts";

const tags = ["Meals"];

const readWeek = createTraineeRoute({
  method: "get",
  path: "/meal-week",
  viewAs: "shown",
  tags,
  summary: "The week of a day: assigned meals, meals beside the plan, the newest notes",
  request: { query: mealWeekQuery },
  responses: answers(mealWeek, "The week, Sunday to Saturday; also a future one"),
});

const readShopping = createTraineeRoute({
  method: "get",
  path: "/shopping-week",
  viewAs: "shown",
  tags,
  summary: "The ingredients of the meals in the week of a day, for shopping",
  request: { query: mealWeekQuery },
  responses: answers(shoppingWeek, "The dishes with their foods and household measures"),
});

const changeHousehold = createTraineeRoute({
  method: "put",
  path: "/household",
  tells: "nobody",
  tags,
  summary: "Set for how many people the list is, and the foods at home",
  request: { body: jsonBody(household) },
  responses: answers(done, "The household is stored"),
});

const changeStatus = createTraineeRoute({
  method: "post",
  path: "/meal-week/status",
  rows: { itemId: "plannedMeal" },
  tells: { both: { schedule: "meals" } },
  tags,
  summary: "Mark an assigned meal of a begun day as eaten, skipped or open",
  request: { body: jsonBody(mealStatusChange) },
  responses: answers(scheduledMeal, "The stored meal"),
});

const changeSubstitute = createTraineeRoute({
  method: "post",
  path: "/meal-week/substitute",
  rows: { itemId: "plannedMeal", "substitute.mealId": "meal" },
  tells: { both: { schedule: "meals" } },
  tags,
  summary: "Replace an assigned meal by another dish; null restores the assigned one",
  request: { body: jsonBody(mealSwap) },
  responses: answers(scheduledMeal, "The stored meal"),
});

const createMeal = createTraineeRoute({
  method: "post",
  path: "/own-meals",
  rows: { foodId: "food", ownFoodId: "ownFood" },
  tells: { both: { schedule: "meals" } },
  tags,
  summary: "Record a meal beside the plan; the same id again changes nothing",
  request: { body: jsonBody(newOwnMeal) },
  responses: answers(ownMeal, "The stored meal"),
});

const changeOwnStatus = createTraineeRoute({
  method: "post",
  path: "/own-meals/status",
  rows: { itemId: "ownMeal" },
  tells: { both: { schedule: "meals" } },
  tags,
  summary: "Mark a meal beside the plan as eaten or not",
  request: { body: jsonBody(mealStatusChange) },
  responses: answers(ownMeal, "The stored meal"),
});

const replaceMeal = createTraineeRoute({
  method: "put",
  path: "/own-meals/{id}",
  rows: { id: "ownMeal", foodId: "food" },
  tells: { both: { schedule: "meals" } },
  tags,
  summary: "Replace a meal beside the plan; its day stays",
  request: { params: ownMealParams, body: jsonBody(ownMealChange) },
  responses: answers(ownMeal, "The stored meal"),
});

const removeMeal = createTraineeRoute({
  method: "delete",
  path: "/own-meals/{id}",
  rows: { id: "ownMeal" },
  tells: { both: { schedule: "meals" } },
  tags,
  summary: "Delete a meal beside the plan",
  request: { params: ownMealParams, body: emptyBody },
  responses: answers(done, "The meal is deleted"),
});

const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new MiranError("not_found");
  return row;
};

export const dietRoutes = traineeRoutes()
  .openapi(readWeek, async (c) =>
    c.json(await readMealWeek(c.env.platform, c.get("scope"), c.req.valid("query").date), 200),
  )
  .openapi(readShopping, async (c) =>
    c.json(await getShoppingWeek(c.get("scope"), c.req.valid("query").date), 200),
  )
  .openapi(changeHousehold, async (c) => {
    await putHousehold(c.get("scope"), c.req.valid("json"));
    return c.json({ done: true as const }, 200);
  })
  .openapi(changeStatus, async (c) =>
    c.json(await logMeal(c.get("scope"), c.req.valid("json")), 200),
  )
  .openapi(changeSubstitute, async (c) =>
    c.json(await swapMeal(c.get("scope"), c.req.valid("json")), 200),
  )
  .openapi(createMeal, async (c) =>
    c.json(await addOwnMeal(c.get("scope"), c.req.valid("json")), 200),
  )
  .openapi(changeOwnStatus, async (c) =>
    c.json(found(await setOwnMealStatus(c.get("scope"), c.req.valid("json"))), 200),
  )
  .openapi(replaceMeal, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(found(await updateOwnMeal(c.get("scope"), id, c.req.valid("json"))), 200);
  })
  .openapi(removeMeal, async (c) => {
    requireFound(await deleteOwnMeal(c.get("scope"), c.req.valid("param").id));
    return c.json({ done: true as const }, 200);
  });
