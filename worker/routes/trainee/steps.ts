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
  summary: "The days of fourteen weeks, up to a day or those before a Sunday, and the target",
  request: { query: stepsQuery },
  responses: answers(stepsOverview, "The days that have a row"),
});

const putSteps = createTraineeRoute({
  method: "put",
  path: "/steps",
  tells: { both: "steps" },
  tags,
  summary: "Writes the total of one of the last seven days, in place of what stood there",
  request: { body: jsonBody(daySteps) },
  responses: answers(storedSteps, "The day as it stands"),
});

const putTarget = createTraineeRoute({
  method: "put",
  path: "/steps-target",
  tells: { both: "steps" },
  tags,
  summary: "Sets the target from today on; the days before keep theirs",
  request: { body: jsonBody(stepsTarget) },
  responses: answers(storedTarget, "The target, and since when it holds"),
});

const report = createTraineeRoute({
  method: "post",
  path: "/steps-reports",
  tells: { both: "note", besides: ["trainer: notification"] },
  tags,
  summary: "Sends the trainer a note with a week's steps; the same id again sends nothing",
  request: { body: jsonBody(newStepsReport) },
  responses: answers(note, "The note as it was stored"),
});

const readLink = createTraineeRoute({
  method: "get",
  path: "/steps-link",
  viewAs: "shown",
  tags,
  summary: "Whether there is a personal link for a phone's automation, and when it was last used",
  responses: answers(stepLink, "What is known of it; never its address"),
});

const makeLink = createTraineeRoute({
  method: "post",
  path: "/steps-link",
  tells: "nobody",
  tags,
  summary: "Makes a personal link, in place of the one before; its address is told only now",
  request: { body: emptyBody },
  responses: answers(newStepLink, "The link"),
});

const revokeLink = createTraineeRoute({
  method: "delete",
  path: "/steps-link",
  tells: "nobody",
  tags,
  summary: "Revokes the personal link",
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
