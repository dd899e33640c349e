import {
  newWeight,
  storedWeight,
  weightOverview,
  weightQuery,
} from "../../../domain/contract/trainees/weight.ts";
import { sendWeight } from "../../actions/trainees/send-weight.ts";
import { getWeightOverview } from "../../data/trainees/weight.ts";
import { answers, createRoute, jsonBody, traineeRoutes } from "../http/api.ts";
import { tellsOfTrainee } from "../http/tells.ts";

const readWeight = createRoute({
  method: "get",
  path: "/weight",
  summary: "Current and previous weight, the history of a range, and what the burn rate needs",
  request: { query: weightQuery },
  responses: answers(weightOverview, "The weight as of that day"),
});

const createWeight = createRoute({
  method: "post",
  path: "/weight",
  summary: "Records a weight; the same id again changes nothing and answers the same",
  request: { body: jsonBody(newWeight) },
  middleware: tellsOfTrainee("weight"),
  responses: answers(storedWeight, "The record as it stands"),
});

export const weightRoutes = traineeRoutes()
  .openapi(readWeight, async (c) => {
    return c.json(await getWeightOverview(c.get("scope"), c.req.valid("query")), 200);
  })
  .openapi(createWeight, async (c) => {
    return c.json(await sendWeight(c.get("scope"), c.req.valid("json")), 200);
  });
