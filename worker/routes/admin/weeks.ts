import { shoppingWeek } from "../../../domain/contract/activity/shopping.ts";
import { plannedWeek } from "../../../domain/contract/planning/weeks.ts";
import { weekParams } from "../../../domain/contract/schedules/schedules.ts";
import { weekChange } from "../../../domain/contract/schedules/week-changes.ts";
import { changeWeek, createWeek } from "../../actions/planning/change-week.ts";
import { getShoppingWeek } from "../../data/activity/shopping-week.ts";
import { requireTraineeScope } from "../../data/people/trainee-scope.ts";
import { getWeek } from "../../data/planning/weeks.ts";
import {
  answers,
  createTrainerRoute,
  emptyBody,
  jsonBody,
  requireFound,
  trainerRoutes,
} from "../http/api.ts";

const path = "/trainees/{id}/weeks/{weekStart}";
const tags = ["Schedules"];

const get = createTrainerRoute({
  method: "get",
  path,
  tags,
  summary: "A trainee's week with its exercises and meals",
  request: { params: weekParams },
  responses: answers(plannedWeek, "The week; without a schedule id until it is created"),
});

const shopping = createTrainerRoute({
  method: "get",
  path: `${path}/shopping`,
  tags,
  summary: "The ingredients of a trainee's meals of a week, for shopping",
  request: { params: weekParams },
  responses: answers(shoppingWeek, "The dishes with their foods and household measures"),
});

const create = createTrainerRoute({
  method: "put",
  path,
  tells: { trainer: { schedule: "week" } },
  tags,
  summary: "Create a week; an existing one is returned as it is",
  request: { params: weekParams, body: emptyBody },
  responses: answers(plannedWeek, "The week"),
});

const change = createTrainerRoute({
  method: "patch",
  path,
  tells: { both: { schedule: "week" } },
  tags,
  summary:
    "Add, copy, restore, change and remove items, all or nothing; a repetition changes nothing",
  request: { params: weekParams, body: jsonBody(weekChange) },
  responses: answers(plannedWeek, "The week after the change"),
});

export const weeksRoutes = trainerRoutes()
  .openapi(get, async (c) => {
    const { id: traineeId, weekStart } = c.req.valid("param");
    return c.json(requireFound(await getWeek(c.get("scope"), { traineeId, weekStart })), 200);
  })
  .openapi(shopping, async (c) => {
    const { id, weekStart } = c.req.valid("param");
    const scope = await requireTraineeScope(c.get("scope"), id);
    return c.json(await getShoppingWeek(scope, weekStart), 200);
  })
  .openapi(create, async (c) => {
    const { id: traineeId, weekStart } = c.req.valid("param");
    return c.json(await createWeek(c.get("scope"), { traineeId, weekStart }), 200);
  })
  .openapi(change, async (c) => {
    const { id: traineeId, weekStart } = c.req.valid("param");
    const week = { traineeId, weekStart };
    return c.json(await changeWeek(c.get("scope"), week, c.req.valid("json")), 200);
  });
