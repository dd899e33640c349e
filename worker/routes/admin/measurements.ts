import {
  measurementsPage,
  measurementsQuery,
  newMeasurements,
  storedMeasurements,
  traineeMeasurementParams,
} from "../../../domain/contract/body/measurements.ts";
import { storedWeight, weightOfDay } from "../../../domain/contract/body/weight.ts";
import { done } from "../../../domain/contract/done.ts";
import { traineeParams } from "../../../domain/contract/people/trainees.ts";
import { MiranError } from "../../../domain/errors.ts";
import { sendMeasurements } from "../../actions/body/send-measurements.ts";
import { sendWeight } from "../../actions/body/send-weight.ts";
import { deleteMeasurement, listMeasurements } from "../../data/body/measurements.ts";
import { requireTraineeScope } from "../../data/people/trainee-scope.ts";
import { answers, createTrainerRoute, emptyBody, jsonBody, trainerRoutes } from "../http/api.ts";

const tags = ["Trainees"];

const list = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/measurements",
  tags,
  summary: "A page of the measurements of one kind",
  request: { params: traineeParams, query: measurementsQuery },
  responses: answers(measurementsPage, "Newest first, and the start of the next page"),
});

const create = createTrainerRoute({
  method: "post",
  path: "/trainees/{id}/measurements",
  tells: { both: "measurement" },
  tags,
  summary: "Record measurements of a trainee; the same id again changes nothing",
  request: { params: traineeParams, body: jsonBody(newMeasurements) },
  responses: answers(storedMeasurements, "The stored records"),
});

const remove = createTrainerRoute({
  method: "delete",
  path: "/trainees/{id}/measurements/{measurementId}",
  rows: { measurementId: "measurement" },
  tells: { both: "measurement" },
  tags,
  summary: "Delete a measurement of the trainer's; the trainee's stay",
  request: { params: traineeMeasurementParams, body: emptyBody },
  responses: answers(done, "The measurement is deleted"),
});

const weigh = createTrainerRoute({
  method: "post",
  path: "/trainees/{id}/weight",
  tells: { both: "weight" },
  tags,
  summary: "Record a trainee's weight of a day; the same id again changes nothing",
  request: { params: traineeParams, body: jsonBody(weightOfDay) },
  responses: answers(storedWeight, "The stored record"),
});

/** The trainer's measurements of a trainee. */
export const traineeMeasurementsRoutes = trainerRoutes()
  .openapi(list, async (c) => {
    const scope = await requireTraineeScope(c.get("scope"), c.req.valid("param").id);
    return c.json(await listMeasurements(scope, c.req.valid("query")), 200);
  })
  .openapi(create, async (c) => {
    const scope = await requireTraineeScope(c.get("scope"), c.req.valid("param").id);
    return c.json(await sendMeasurements(scope, c.req.valid("json")), 200);
  })
  .openapi(remove, async (c) => {
    const { id, measurementId } = c.req.valid("param");
    const scope = await requireTraineeScope(c.get("scope"), id);
    if (!(await deleteMeasurement(scope, measurementId))) throw new MiranError("not_found");
    return c.json({ done: true as const }, 200);
  })
  .openapi(weigh, async (c) => {
    const scope = await requireTraineeScope(c.get("scope"), c.req.valid("param").id);
    const weight = { ...c.req.valid("json"), source: "trainer" as const };
    return c.json(await sendWeight(c.env.platform, scope, weight), 200);
  });
