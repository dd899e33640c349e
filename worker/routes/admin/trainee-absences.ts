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
  summary: "When no training is expected of a trainee",
  request: { params: traineeParams },
  responses: answers(absencesList, "At most twenty, the latest first"),
});

const set = createTrainerRoute({
  method: "post",
  path: "/trainees/{id}/absences",
  tells: { both: "profile" },
  tags,
  summary: "Sets an absence of a trainee; the same id again changes nothing",
  request: { params: traineeParams, body: jsonBody(newAbsence) },
  responses: answers(absence, "Training raises no alarm on its days"),
});

const answer = createTrainerRoute({
  method: "put",
  path: "/trainees/{id}/absences/{absenceId}",
  rows: { absenceId: "absence" },
  tells: { both: "profile", besides: ["trainee: notification"] },
  tags,
  summary: "Answers what a trainee asked for, or ends what was granted",
  request: { params: traineeAbsenceParams, body: jsonBody(absenceAnswer) },
  responses: answers(absence, "The absence as it stands"),
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
