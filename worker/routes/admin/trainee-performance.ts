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
import { getExerciseHistoryOf } from "../../data/activity/exercise-history.ts";
import {
  getTraineePerformance,
  listTraineeMeals,
} from "../../data/activity/trainee-performance.ts";
import { answers, createTrainerRoute, requireFound, trainerRoutes } from "../http/api.ts";

const tags = ["Trainees"];

const performance = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/performance",
  tags,
  summary: "A trainee's completed and assigned items: today, this week, 7, 30 and 90 days",
  request: { params: traineeParams },
  responses: answers(traineePerformance, "The performance on the trainee's own day"),
});

const meals = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/meals",
  tags,
  summary: "The meals of a trainee beside the plan, newest first",
  request: { params: traineeParams },
  responses: answers(traineeMeals, "The newest 500, and their total"),
});

const history = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/exercises/{exerciseId}/history",
  rows: { exerciseId: "exercise" },
  tags,
  summary: "A trainee's history of an exercise, day by day, and the all-time bests",
  request: { params: exerciseOfTraineeParams, query: exerciseHistoryQuery },
  responses: answers(exerciseHistory, "A page of days, newest first"),
});

export const traineePerformanceRoutes = trainerRoutes()
  .openapi(performance, async (c) => {
    return c.json(
      requireFound(await getTraineePerformance(c.get("scope"), c.req.valid("param").id)),
      200,
    );
  })
  .openapi(meals, async (c) => {
    return c.json(
      requireFound(await listTraineeMeals(c.get("scope"), c.req.valid("param").id)),
      200,
    );
  })
  .openapi(history, async (c) => {
    const { id, exerciseId } = c.req.valid("param");
    const page = { exerciseId, before: c.req.valid("query").before };
    return c.json(requireFound(await getExerciseHistoryOf(c.get("scope"), id, page)), 200);
  });
