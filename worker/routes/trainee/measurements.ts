import {
  measurementParams,
  measurementsPage,
  measurementsQuery,
  newMeasurements,
  storedMeasurements,
} from "../../../domain/contract/body/measurements.ts";
import { done } from "../../../domain/contract/done.ts";
import { sendMeasurements } from "../../actions/body/send-measurements.ts";
import { deleteMeasurement, listMeasurements } from "../../data/body/measurements.ts";
import {
  answers,
  createTraineeRoute,
  emptyBody,
  jsonBody,
  requireFound,
  traineeRoutes,
} from "../http/api.ts";

const list = createTraineeRoute({
  method: "get",
  path: "/measurements",
  viewAs: "shown",
  summary: "A page of the measurements of one kind",
  request: { query: measurementsQuery },
  responses: answers(measurementsPage, "Newest first, and the start of the next page"),
});

const create = createTraineeRoute({
  method: "post",
  path: "/measurements",
  tells: { both: "measurement" },
  summary: "Record measurements of a day; the same id again changes nothing",
  request: { body: jsonBody(newMeasurements) },
  responses: answers(storedMeasurements, "The stored records"),
});

const remove = createTraineeRoute({
  method: "delete",
  path: "/measurements/{id}",
  rows: { id: "measurement" },
  tells: { both: "measurement" },
  summary: "Delete a measurement of the trainee's; the trainer's stay",
  request: { params: measurementParams, body: emptyBody },
  responses: answers(done, "The measurement is deleted"),
});

export const measurementsRoutes = traineeRoutes()
  .openapi(list, async (c) =>
    c.json(await listMeasurements(c.get("scope"), c.req.valid("query")), 200),
  )
  .openapi(create, async (c) =>
    c.json(await sendMeasurements(c.get("scope"), c.req.valid("json")), 200),
  )
  .openapi(remove, async (c) => {
    requireFound(await deleteMeasurement(c.get("scope"), c.req.valid("param").id));
    return c.json({ done: true as const }, 200);
  });
