import { done } from "../../../domain/contract/done.ts";
import { id } from "../../../domain/contract/fields.ts";
import {
  followingPreview,
  givingOutcome,
  givingPreview,
  givingQuestion,
  newFollowing,
  newGiving,
  templateJob,
  templateJobUndone,
} from "../../../domain/contract/templates/template-jobs.ts";
import { templateParams } from "../../../domain/contract/templates/templates.ts";
import { scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { followTemplate, previewFollowing } from "../../actions/templates/follow-template.ts";
import { giveTemplate, previewGiving } from "../../actions/templates/give-template.ts";
import { readTemplateJob } from "../../actions/templates/read-template-job.ts";
import { undoTemplateJob } from "../../actions/templates/undo-template-job.ts";
import { stopFollowing } from "../../data/templates/applied-templates.ts";
import {
  answers,
  createTrainerRoute,
  emptyBody,
  jsonBody,
  requireFound,
  trainerRoutes,
  z,
} from "../http/api.ts";

const tags = ["Templates"];

const previewGive = createTrainerRoute({
  method: "post",
  path: "/templates/{id}/giving/preview",
  rows: { id: "template" },
  tells: "nobody",
  tags,
  summary: "Preview the giving of a template, for each of many trainees",
  request: { params: templateParams, body: jsonBody(givingQuestion) },
  responses: answers(givingPreview, "A line per person, and the people left out"),
});

const give = createTrainerRoute({
  method: "post",
  path: "/templates/{id}/giving",
  rows: { id: "template" },
  tells: { trainer: { list: "templates" }, besides: ["trainee: schedule of exercises and meals"] },
  tags,
  summary:
    "Give a template to many, by a job that goes on by itself; the same id again does nothing",
  description:
    "To as many as `total` says, and to those of the preview whose `fingerprint` it carries. Where others are meant by now, nothing happens, and the answer is who it would be.",
  request: { params: templateParams, body: jsonBody(newGiving) },
  responses: answers(givingOutcome, "The job, or the people that it would apply to now"),
});

const previewFollow = createTrainerRoute({
  method: "get",
  path: "/templates/{id}/following",
  rows: { id: "template" },
  tags,
  summary: "A preview of the edits of a template for its followers",
  request: { params: templateParams },
  responses: answers(followingPreview, "A line per follower"),
});

const follow = createTrainerRoute({
  method: "post",
  path: "/templates/{id}/following",
  rows: { id: "template" },
  tells: { trainer: { list: "templates" }, besides: ["trainee: schedule of exercises and meals"] },
  tags,
  summary:
    "Bring a template's edits to all its followers, by a job; the same id again changes nothing",
  request: { params: templateParams, body: jsonBody(newFollowing) },
  responses: answers(templateJob, "The job"),
});

const get = createTrainerRoute({
  method: "get",
  path: "/template-jobs/{id}",
  rows: { id: "templateJob" },
  tags,
  summary: "The progress of a job",
  request: { params: templateParams },
  responses: answers(templateJob, "The job"),
});

const undo = createTrainerRoute({
  method: "post",
  path: "/template-jobs/{id}/undo",
  rows: { id: "templateJob" },
  tells: { trainer: { list: "templates" }, besides: ["trainee: schedule of exercises and meals"] },
  tags,
  summary:
    "Undo a job within ten minutes: it restores the days unchanged since. A repetition changes nothing",
  request: { params: templateParams, body: emptyBody },
  responses: answers(templateJobUndone, "The number of people, and of remaining days"),
});

const stop = createTrainerRoute({
  method: "delete",
  path: "/trainees/{id}/templates/{kind}",
  tells: { both: { schedule: "week" } },
  tags,
  summary: "Stop a trainee's following of a template; planned items stay",
  request: {
    params: z.object({ id, kind: z.enum(scheduleKinds) }),
    body: emptyBody,
  },
  responses: answers(done, "Edits and later weeks no longer reach the trainee"),
});

export const templateJobsRoutes = trainerRoutes()
  .openapi(previewGive, async (c) => {
    const { id: templateId } = c.req.valid("param");
    return c.json(await previewGiving(c.get("scope"), templateId, c.req.valid("json")), 200);
  })
  .openapi(give, async (c) => {
    const { id: templateId } = c.req.valid("param");
    const given = c.req.valid("json");
    return c.json(await giveTemplate(c.env.platform, c.get("scope"), templateId, given), 200);
  })
  .openapi(previewFollow, async (c) =>
    c.json(await previewFollowing(c.get("scope"), c.req.valid("param").id), 200),
  )
  .openapi(follow, async (c) => {
    const { id: templateId } = c.req.valid("param");
    const { id: jobId } = c.req.valid("json");
    const scope = c.get("scope");
    return c.json(await followTemplate(c.env.platform, scope, { templateId, jobId }), 200);
  })
  .openapi(get, async (c) => {
    return c.json(
      requireFound(await readTemplateJob(c.get("scope"), c.req.valid("param").id)),
      200,
    );
  })
  .openapi(undo, async (c) => {
    const { id: jobId } = c.req.valid("param");
    return c.json(await undoTemplateJob(c.env.platform, c.get("scope"), jobId), 200);
  });

export const traineeTemplatesRoutes = trainerRoutes().openapi(stop, async (c) => {
  const { id: traineeId, kind } = c.req.valid("param");
  await stopFollowing(c.get("scope"), { traineeId, kind });
  return c.json({ done: true as const }, 200);
});
