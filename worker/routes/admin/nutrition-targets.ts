import {
  newNutritionTarget,
  nutritionTargets,
} from "../../../domain/contract/body/nutrition-targets.ts";
import { traineeParams } from "../../../domain/contract/people/trainees.ts";
import {
  changeNutritionTarget,
  readNutritionTargets,
} from "../../actions/body/set-nutrition-target.ts";
import { requireTraineeScope } from "../../data/people/trainee-scope.ts";
import { answers, createTrainerRoute, jsonBody, trainerRoutes } from "../http/api.ts";

const tags = ["Trainees"];

const list = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/nutrition-targets",
  tags,
  summary: "A trainee's past and present nutrition targets: calories and macros",
  request: { params: traineeParams },
  responses: answers(nutritionTargets, "At most fifty, newest first"),
});

const put = createTrainerRoute({
  method: "put",
  path: "/trainees/{id}/nutrition-target",
  tells: { both: { schedule: "meals" } },
  tags,
  summary: "Set a trainee's calories and macros from the trainee's own day on, or end them",
  request: { params: traineeParams, body: jsonBody(newNutritionTarget) },
  responses: answers(nutritionTargets, "The stored targets"),
});

export const nutritionTargetsRoutes = trainerRoutes()
  .openapi(list, async (c) => {
    const scope = await requireTraineeScope(c.get("scope"), c.req.valid("param").id);
    return c.json(await readNutritionTargets(scope), 200);
  })
  .openapi(put, async (c) => {
    const scope = await requireTraineeScope(c.get("scope"), c.req.valid("param").id);
    return c.json(await changeNutritionTarget(scope, c.req.valid("json")), 200);
  });
