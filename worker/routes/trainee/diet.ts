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
import { shoppingWeek } from "../../../domain/contract/activity/shopping.ts";
import { done } from "../../../domain/contract/done.ts";
import { scheduledMeal } from "../../../domain/contract/schedules/schedules.ts";
import { MiranError } from "../../../domain/errors.ts";
import { addOwnMeal, logMeal, swapMeal } from "../../actions/activity/log-meal.ts";
import { getMealWeek } from "../../data/activity/meal-week.ts";
import { deleteOwnMeal, setOwnMealStatus, updateOwnMeal } from "../../data/activity/own-meals.ts";
import { getShoppingWeek } from "../../data/activity/shopping-week.ts";
import { answers, createRoute, jsonBody, traineeRoutes, z } from "../http/api.ts";
import { tellsOfSchedule } from "../http/tells.ts";

const tags = ["Meals"];

const readWeek = createRoute({
  method: "get",
  path: "/meal-week",
  tags,
  summary: "The week around a day: what was assigned, what was eaten beside it, the newest notes",
  request: { query: mealWeekQuery },
  responses: answers(mealWeek, "The week, Sunday to Saturday; it may be one to come"),
});

const readShopping = createRoute({
  method: "get",
  path: "/shopping-week",
  tags,
  summary: "What the meals of a day's week are made of, to shop for",
  request: { query: mealWeekQuery },
  responses: answers(shoppingWeek, "The dishes with their foods and household measures"),
});

const changeStatus = createRoute({
  method: "post",
  path: "/meal-week/status",
  tags,
  summary: "Eaten, left out or open again: an assigned meal of a day that has begun",
  request: { body: jsonBody(mealStatusChange) },
  middleware: tellsOfSchedule("meals"),
  responses: answers(scheduledMeal, "The meal as it stands"),
});

const changeSubstitute = createRoute({
  method: "post",
  path: "/meal-week/substitute",
  tags,
  summary: "Another dish in an assigned meal's place; null goes back to what was assigned",
  request: { body: jsonBody(mealSwap) },
  middleware: tellsOfSchedule("meals"),
  responses: answers(scheduledMeal, "The meal as it stands"),
});

const createMeal = createRoute({
  method: "post",
  path: "/own-meals",
  tags,
  summary: "Records a meal beside the plan; the same id again changes nothing",
  request: { body: jsonBody(newOwnMeal) },
  middleware: tellsOfSchedule("meals"),
  responses: answers(ownMeal, "The meal as it stands"),
});

const changeOwnStatus = createRoute({
  method: "post",
  path: "/own-meals/status",
  tags,
  summary: "Whether a meal beside the plan counts",
  request: { body: jsonBody(mealStatusChange) },
  middleware: tellsOfSchedule("meals"),
  responses: answers(ownMeal, "The meal as it stands"),
});

const replaceMeal = createRoute({
  method: "put",
  path: "/own-meals/{id}",
  tags,
  summary: "Replaces what a meal beside the plan was; its day stays",
  request: { params: ownMealParams, body: jsonBody(ownMealChange) },
  middleware: tellsOfSchedule("meals"),
  responses: answers(ownMeal, "The meal as it stands"),
});

const removeMeal = createRoute({
  method: "delete",
  path: "/own-meals/{id}",
  tags,
  summary: "Deletes a meal beside the plan",
  request: { params: ownMealParams, body: jsonBody(z.strictObject({})) },
  middleware: tellsOfSchedule("meals"),
  responses: answers(done, "The meal is gone"),
});

const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new MiranError("not_found");
  return row;
};

export const dietRoutes = traineeRoutes()
  .openapi(readWeek, async (c) =>
    c.json(await getMealWeek(c.get("scope"), c.req.valid("query").date), 200),
  )
  .openapi(readShopping, async (c) =>
    c.json(await getShoppingWeek(c.get("scope"), c.req.valid("query").date), 200),
  )
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
    if (!(await deleteOwnMeal(c.get("scope"), c.req.valid("param").id))) {
      throw new MiranError("not_found");
    }
    return c.json({ done: true as const }, 200);
  });
