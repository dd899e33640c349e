import {
  exerciseHistory,
  exerciseHistoryQuery,
  exerciseMonth,
  exerciseMonthQuery,
  performedExerciseParams,
} from "../../../domain/contract/activity/exercise-history.ts";
import {
  exerciseWeek,
  exerciseWeekQuery,
  newExerciseStatus,
  newPerformedSets,
  storedExerciseStatus,
  storedPerformedSets,
} from "../../../domain/contract/activity/exercise-week.ts";
import { exerciseLibrary } from "../../../domain/contract/libraries/exercises.ts";
import { recordSets, setExerciseStatus } from "../../actions/activity/log-exercise.ts";
import { getExerciseHistory, getExerciseMonth } from "../../data/activity/exercise-history.ts";
import { getExerciseWeek } from "../../data/activity/exercise-week.ts";
import { getExerciseLibrary } from "../../data/libraries/exercise-library.ts";
import { answers, createTraineeRoute, jsonBody, requireFound, traineeRoutes } from "../http/api.ts";
import { cachedByBrowser } from "../http/cached-answer.ts";

const readWeek = createTraineeRoute({
  method: "get",
  path: "/exercise-week",
  viewAs: "shown",
  tags: ["Exercises"],
  summary: "A week's exercises, the performed sets, those of last time, and the day's steps",
  request: { query: exerciseWeekQuery },
  responses: answers(exerciseWeek, "The week of the day"),
});

const readLibrary = createTraineeRoute({
  method: "get",
  path: "/exercise-library",
  viewAs: "shown",
  tags: ["Exercises"],
  summary: "Every active exercise of the trainer's library",
  middleware: cachedByBrowser,
  responses: answers(exerciseLibrary, "The exercises by name"),
});

const readHistory = createTraineeRoute({
  method: "get",
  path: "/exercises/{exerciseId}/history",
  rows: { exerciseId: "exercise" },
  viewAs: "shown",
  tags: ["Exercises"],
  summary: "The history of an exercise, day by day, and the all-time bests",
  request: { params: performedExerciseParams, query: exerciseHistoryQuery },
  responses: answers(exerciseHistory, "A page of days, newest first"),
});

const readMonth = createTraineeRoute({
  method: "get",
  path: "/exercise-month",
  viewAs: "shown",
  tags: ["Exercises"],
  summary: "The days of a month with exercises, and the number of completed ones",
  request: { query: exerciseMonthQuery },
  responses: answers(exerciseMonth, "The month of the day"),
});

const createStatus = createTraineeRoute({
  method: "post",
  path: "/exercise-statuses",
  rows: { itemId: "plannedExercise" },
  tells: { both: { schedule: "exercises" } },
  tags: ["Exercises"],
  summary: "Complete or skip a scheduled exercise; a repetition changes nothing",
  request: { body: jsonBody(newExerciseStatus) },
  responses: answers(storedExerciseStatus, "The stored status of the exercise"),
});

const createSets = createTraineeRoute({
  method: "post",
  path: "/performed-sets",
  rows: { itemId: "plannedExercise" },
  tells: { both: { schedule: "exercises" } },
  tags: ["Exercises"],
  summary: "Replace the performed sets of a scheduled exercise; a repetition changes nothing",
  request: { body: jsonBody(newPerformedSets) },
  responses: answers(storedPerformedSets, "The stored sets"),
});

export const exerciseRoutes = traineeRoutes()
  .openapi(readWeek, async (c) => {
    return c.json(await getExerciseWeek(c.get("scope"), c.req.valid("query").date), 200);
  })
  .openapi(readLibrary, async (c) => c.json(await getExerciseLibrary(c.get("scope")), 200))
  .openapi(readHistory, async (c) => {
    const { exerciseId } = c.req.valid("param");
    const page = { exerciseId, before: c.req.valid("query").before };
    return c.json(requireFound(await getExerciseHistory(c.get("scope"), page)), 200);
  })
  .openapi(readMonth, async (c) => {
    return c.json(await getExerciseMonth(c.get("scope"), c.req.valid("query").date), 200);
  })
  .openapi(createStatus, async (c) => {
    return c.json(await setExerciseStatus(c.get("scope"), c.req.valid("json")), 200);
  })
  .openapi(createSets, async (c) => {
    return c.json(await recordSets(c.get("scope"), c.req.valid("json")), 200);
  });
