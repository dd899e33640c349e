import {
  daySteps,
  stepsPage,
  stepsPageQuery,
  stepsTarget,
  storedSteps,
  storedTarget,
  traineeSteps,
} from "../../../domain/contract/activity/steps.ts";
import { traineeParams } from "../../../domain/contract/people/trainees.ts";
import { writeSteps, writeStepsTarget } from "../../actions/activity/write-steps.ts";
import { readStepsPage } from "../../actions/attention/read-steps-page.ts";
import { getTraineeSteps } from "../../data/activity/steps.ts";
import { requireTraineeScope } from "../../data/people/trainee-scope.ts";
import { answers, createTrainerRoute, jsonBody, requireFound, trainerRoutes } from "../http/api.ts";

const tags = ["Steps"];

const listAll = createTrainerRoute({
  method: "get",
  path: "/steps",
  tags,
  summary: "A page of everybody's steps of a day, with that day's targets",
  request: { query: stepsPageQuery },
  responses: answers(stepsPage, "The rows of the page, and their total"),
});

const readOne = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/steps",
  tags,
  summary: "A trainee's days of fourteen weeks, and the target",
  request: { params: traineeParams },
  responses: answers(traineeSteps, "The days with a row, up to the trainee's own day"),
});

const putSteps = createTrainerRoute({
  method: "put",
  path: "/trainees/{id}/steps",
  tells: { both: "steps" },
  tags,
  summary: "Write the total of one of a trainee's last seven days",
  request: { params: traineeParams, body: jsonBody(daySteps) },
  responses: answers(storedSteps, "The stored day"),
});

const putTarget = createTrainerRoute({
  method: "put",
  path: "/trainees/{id}/steps-target",
  tells: { both: "steps" },
  tags,
  summary: "Set a trainee's target from the trainee's own day on",
  request: { params: traineeParams, body: jsonBody(stepsTarget) },
  responses: answers(storedTarget, "The target, and its first day"),
});

export const traineeStepsRoutes = trainerRoutes()
  .openapi(listAll, async (c) => {
    return c.json(await readStepsPage(c.env.platform, c.get("scope"), c.req.valid("query")), 200);
  })
  .openapi(readOne, async (c) => {
    return c.json(
      requireFound(await getTraineeSteps(c.get("scope"), c.req.valid("param").id)),
      200,
    );
  })
  .openapi(putSteps, async (c) => {
    const scope = await requireTraineeScope(c.get("scope"), c.req.valid("param").id);
    return c.json(await writeSteps(scope, c.req.valid("json")), 200);
  })
  .openapi(putTarget, async (c) => {
    const scope = await requireTraineeScope(c.get("scope"), c.req.valid("param").id);
    return c.json(await writeStepsTarget(scope, c.req.valid("json").target), 200);
  });
