import { note } from "../../../domain/contract/activity/notes.ts";
import {
  daySteps,
  newStepLink,
  newStepsReport,
  stepLink,
  stepsOverview,
  stepsQuery,
  stepsTarget,
  storedSteps,
  storedTarget,
} from "../../../domain/contract/activity/steps.ts";
import { done } from "../../../domain/contract/done.ts";
import { reportSteps } from "../../actions/activity/report-steps.ts";
import { createStepLink } from "../../actions/activity/take-linked-steps.ts";
import { writeSteps, writeStepsTarget } from "../../actions/activity/write-steps.ts";
import { deleteStepLink, getStepLink } from "../../data/activity/step-links.ts";
import { getSteps } from "../../data/activity/steps.ts";
import { answers, createTraineeRoute, emptyBody, jsonBody, traineeRoutes } from "../http/api.ts";

const tags = ["Steps"];

const readSteps = createTraineeRoute({
  method: "get",
  path: "/steps",
  viewAs: "shown",
  tags,
  summary: "The days of fourteen weeks, up to a day or before a Sunday, and the target",
  request: { query: stepsQuery },
  responses: answers(stepsOverview, "The days with a row"),
});

const putSteps = createTraineeRoute({
  method: "put",
  path: "/steps",
  tells: { both: "steps" },
  tags,
  summary: "Write the total of one of the last seven days, in place of the earlier one",
  request: { body: jsonBody(daySteps) },
  responses: answers(storedSteps, "The stored day"),
});

const putTarget = createTraineeRoute({
  method: "put",
  path: "/steps-target",
  tells: { both: "steps" },
  tags,
  summary: "Set the target from today on; earlier days keep theirs",
  request: { body: jsonBody(stepsTarget) },
  responses: answers(storedTarget, "The target, and its first day"),
});

const report = createTraineeRoute({
  method: "post",
  path: "/steps-reports",
  tells: { both: "note", besides: ["trainer: notification"] },
  tags,
  summary: "Send the trainer a note with a week's steps; the same id again sends nothing",
  request: { body: jsonBody(newStepsReport) },
  responses: answers(note, "The stored note"),
});

const readLink = createTraineeRoute({
  method: "get",
  path: "/steps-link",
  viewAs: "shown",
  tags,
  summary: "The personal link for a phone's automation: its age and its last use",
  responses: answers(stepLink, "Its facts, without its address"),
});

const makeLink = createTraineeRoute({
  method: "post",
  path: "/steps-link",
  tells: "nobody",
  tags,
  summary: "Make a personal link in place of the earlier one; its address is shown only once",
  request: { body: emptyBody },
  responses: answers(newStepLink, "The link"),
});

const revokeLink = createTraineeRoute({
  method: "delete",
  path: "/steps-link",
  tells: "nobody",
  tags,
  summary: "Revoke the personal link",
  request: { body: emptyBody },
  responses: answers(done, "There is no link"),
});

export const stepsRoutes = traineeRoutes()
  .openapi(readSteps, async (c) => {
    return c.json(await getSteps(c.get("scope"), c.req.valid("query")), 200);
  })
  .openapi(putSteps, async (c) => {
    return c.json(await writeSteps(c.get("scope"), c.req.valid("json")), 200);
  })
  .openapi(putTarget, async (c) => {
    return c.json(await writeStepsTarget(c.get("scope"), c.req.valid("json").target), 200);
  })
  .openapi(report, async (c) => {
    return c.json(await reportSteps(c.env.platform, c.get("scope"), c.req.valid("json")), 200);
  })
  .openapi(readLink, async (c) => c.json(await getStepLink(c.get("scope")), 200))
  .openapi(makeLink, async (c) => {
    return c.json(await createStepLink(c.env.platform, c.get("scope")), 200);
  })
  .openapi(revokeLink, async (c) => {
    await deleteStepLink(c.get("scope"));
    return c.json({ done: true as const }, 200);
  });
