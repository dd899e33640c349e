import {
  absence,
  absenceParams,
  absencesList,
  newAbsence,
} from "../../../domain/contract/body/absences.ts";
import { done } from "../../../domain/contract/done.ts";
import { setAbsence } from "../../actions/body/decide-absence.ts";
import { deleteAskedAbsence, listAbsences } from "../../data/body/absences.ts";
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
  path: "/absences",
  viewAs: "shown",
  summary: "The caller's absences",
  responses: answers(absencesList, "At most twenty, latest first"),
});

const ask = createTraineeRoute({
  method: "post",
  path: "/absences",
  tells: { both: "profile", besides: ["trainer: notification"] },
  summary: "Ask the trainer for an absence; the same id again changes nothing",
  request: { body: jsonBody(newAbsence) },
  responses: answers(absence, "The request waits for the trainer's decision"),
});

const takeBack = createTraineeRoute({
  method: "delete",
  path: "/absences/{id}",
  rows: { id: "absence" },
  tells: { both: "profile" },
  summary: "Withdraw a request that is not yet answered",
  request: { params: absenceParams, body: emptyBody },
  responses: answers(done, "The request is withdrawn"),
});

export const absencesRoutes = traineeRoutes()
  .openapi(list, async (c) => c.json({ absences: await listAbsences(c.get("scope")) }, 200))
  .openapi(ask, async (c) =>
    c.json(await setAbsence(c.env.platform, c.get("scope"), c.req.valid("json")), 200),
  )
  .openapi(takeBack, async (c) => {
    requireFound(await deleteAskedAbsence(c.get("scope"), c.req.valid("param").id));
    return c.json({ done: true as const }, 200);
  });
