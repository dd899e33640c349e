import {
  newWeight,
  storedWeight,
  weightOverview,
  weightParams,
  weightQuery,
} from "../../../domain/contract/body/weight.ts";
import { done } from "../../../domain/contract/done.ts";
import { sendWeight } from "../../actions/body/send-weight.ts";
import { deleteWeight, getWeightOverview } from "../../data/body/weight.ts";
import {
  answers,
  createTraineeRoute,
  emptyBody,
  jsonBody,
  requireFound,
  traineeRoutes,
} from "../http/api.ts";

const readWeight = createTraineeRoute({
  method: "get",
  path: "/weight",
  viewAs: "shown",
  summary: "Current and previous weight, the history of a range, and the data of the burn rate",
  request: { query: weightQuery },
  responses: answers(weightOverview, "The weight as of that day"),
});

const createWeight = createTraineeRoute({
  method: "post",
  path: "/weight",
  tells: { both: "weight" },
  summary: "Record a weight; the same id again changes nothing and gets the same answer",
  request: { body: jsonBody(newWeight) },
  responses: answers(storedWeight, "The stored record"),
});

const removeWeight = createTraineeRoute({
  method: "delete",
  path: "/weight/{id}",
  rows: { id: "weight" },
  tells: { both: "weight" },
  summary: "Delete a weight of the trainee's; the trainer's and the first one stay",
  request: { params: weightParams, body: emptyBody },
  responses: answers(done, "The weight is deleted"),
});

export const weightRoutes = traineeRoutes()
  .openapi(readWeight, async (c) => {
    return c.json(await getWeightOverview(c.get("scope"), c.req.valid("query")), 200);
  })
  .openapi(createWeight, async (c) => {
    return c.json(await sendWeight(c.env.platform, c.get("scope"), c.req.valid("json")), 200);
  })
  .openapi(removeWeight, async (c) => {
    requireFound(await deleteWeight(c.get("scope"), c.req.valid("param").id));
    return c.json({ done: true as const }, 200);
  });
