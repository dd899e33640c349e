import {
  absence,
  absenceAnswer,
  absencesList,
  newAbsence,
  traineeAbsenceParams,
} from "../../../domain/contract/body/absences.ts";
import { traineeParams } from "../../../domain/contract/people/trainees.ts";
import { answerAbsence, setAbsence } from "../../actions/body/decide-absence.ts";
import { listAbsences } from "../../data/body/absences.ts";
import { requireTraineeScope } from "../../data/people/trainee-scope.ts";
import { answers, createTrainerRoute, jsonBody, trainerRoutes } from "../http/api.ts";

const tags = ["Trainees"];

const list = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/absences",
  tags,
  summary: "The absences of a trainee",
  request: { params: traineeParams },
  responses: answers(absencesList, "At most twenty, latest first"),
});

const set = createTrainerRoute({
  method: "post",
  path: "/trainees/{id}/absences",
  tells: { both: "profile" },
  tags,
  summary: "Set an absence of a trainee; the same id again changes nothing",
  request: { params: traineeParams, body: jsonBody(newAbsence) },
  responses: answers(absence, "On its days, missing training is no reason for the queue"),
});

const answer = createTrainerRoute({
  method: "put",
  path: "/trainees/{id}/absences/{absenceId}",
  rows: { absenceId: "absence" },
  tells: { both: "profile", besides: ["trainee: notification"] },
  tags,
  summary: "Decide on a requested absence, or end a granted one",
  request: { params: traineeAbsenceParams, body: jsonBody(absenceAnswer) },
  responses: answers(absence, "The stored absence"),
});

export const traineeAbsencesRoutes = trainerRoutes()
  .openapi(list, async (c) => {
    const scope = await requireTraineeScope(c.get("scope"), c.req.valid("param").id);
    return c.json({ absences: await listAbsences(scope) }, 200);
  })
  .openapi(set, async (c) => {
    const scope = await requireTraineeScope(c.get("scope"), c.req.valid("param").id);
    return c.json(await setAbsence(c.env.platform, scope, c.req.valid("json")), 200);
  })
  .openapi(answer, async (c) => {
    const { id, absenceId } = c.req.valid("param");
    const scope = await requireTraineeScope(c.get("scope"), id);
    const { status: to } = c.req.valid("json");
    return c.json(await answerAbsence(c.env.platform, scope, { id: absenceId, to }), 200);
  });
