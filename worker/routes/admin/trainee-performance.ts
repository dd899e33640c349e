import {
  exerciseHistory,
  exerciseHistoryQuery,
  exerciseOfTraineeParams,
} from "../../../domain/contract/activity/exercise-history.ts";
import {
  traineeMeals,
  traineePerformance,
} from "../../../domain/contract/activity/trainee-performance.ts";
import { traineeParams } from "../../../domain/contract/people/trainees.ts";
import { MiranError } from "../../../domain/errors.ts";
import { getExerciseHistoryOf } from "../../data/activity/exercise-history.ts";
import {
  getTraineePerformance,
  listTraineeMeals,
} from "../../data/activity/trainee-performance.ts";
import { answers, trainerRoutes } from "../http/api.ts";
import { createTrainerRoute } from "../http/create-route.ts";

const tags = ["Trainees"];

const performance = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/performance",
  rows: { id: "trainee" },
  tags,
  summary: "What a trainee has done of what was assigned: today, this week, 7, 30 and 90 days",
  request: { params: traineeParams },
  responses: answers(traineePerformance, "The performance on the trainee's own day"),
});

const meals = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/meals",
  rows: { id: "trainee" },
  tags,
  summary: "The meals that a trainee ate beside the plan, newest first",
  request: { params: traineeParams },
  responses: answers(traineeMeals, "The newest 500, and how many there are"),
});

const history = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/exercises/{exerciseId}/history",
  rows: { id: "trainee", exerciseId: "exercise" },
  tags,
  summary: "What a trainee has done of an exercise, day by day, and the all-time bests",
  request: { params: exerciseOfTraineeParams, query: exerciseHistoryQuery },
  responses: answers(exerciseHistory, "A page of days, newest first"),
});

export const traineePerformanceRoutes = trainerRoutes()
  .openapi(performance, async (c) => {
    const found = await getTraineePerformance(c.get("scope"), c.req.valid("param").id);
    if (!found) throw new MiranError("not_found");
    return c.json(found, 200);
  })
  .openapi(meals, async (c) => {
    const found = await listTraineeMeals(c.get("scope"), c.req.valid("param").id);
    if (!found) throw new MiranError("not_found");
    return c.json(found, 200);
  })
  .openapi(history, async (c) => {
    const { id, exerciseId } = c.req.valid("param");
    const page = { exerciseId, before: c.req.valid("query").before };
    const found = await getExerciseHistoryOf(c.get("scope"), id, page);
    if (!found) throw new MiranError("not_found");
    return c.json(found, 200);
  });
