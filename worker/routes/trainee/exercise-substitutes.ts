import {
  exerciseAlternatives,
  newExerciseSubstitute,
  plannedExerciseParams,
  storedExerciseSubstitute,
} from "../../../domain/contract/activity/exercise-substitutes.ts";
import { substituteExercise } from "../../actions/activity/log-exercise.ts";
import { getAlternatives } from "../../data/activity/exercise-substitutes.ts";
import { answers, createTraineeRoute, jsonBody, requireFound, traineeRoutes } from "../http/api.ts";

const tags = ["Exercises"];

const readAlternatives = createTraineeRoute({
  method: "get",
  path: "/planned-exercises/{itemId}/alternatives",
  rows: { itemId: "plannedExercise" },
  viewAs: "shown",
  tags,
  summary: "Three exercises of the same muscles for a planned one, with their last weights",
  request: { params: plannedExerciseParams },
  responses: answers(exerciseAlternatives, "The most alike first; none without a drawn movement"),
});

const substitute = createTraineeRoute({
  method: "post",
  path: "/exercise-substitutes",
  rows: { itemId: "plannedExercise", exerciseId: "exercise" },
  tells: { both: { schedule: "exercises" } },
  tags,
  summary: "Do another exercise in place of a planned one that is not begun; null restores it",
  request: { body: jsonBody(newExerciseSubstitute) },
  responses: answers(storedExerciseSubstitute, "The stored substitute"),
});

export const exerciseSubstitutesRoutes = traineeRoutes()
  .openapi(readAlternatives, async (c) => {
    const { itemId } = c.req.valid("param");
    return c.json(requireFound(await getAlternatives(c.get("scope"), itemId)), 200);
  })
  .openapi(substitute, async (c) =>
    c.json(await substituteExercise(c.get("scope"), c.req.valid("json")), 200),
  );
