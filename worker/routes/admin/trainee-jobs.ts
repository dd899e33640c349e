import {
  newTraineeJob,
  traineeJobOutcome,
  traineeJobParams,
  traineeJobPreview,
  traineeJobQuestion,
  traineeJobUndone,
} from "../../../domain/contract/jobs/jobs.ts";
import { previewTraineeJob, runTraineeJob } from "../../actions/jobs/run-trainee-job.ts";
import { undoTraineeJob } from "../../actions/jobs/undo-trainee-job.ts";
import { answers, createTrainerRoute, emptyBody, jsonBody, trainerRoutes } from "../http/api.ts";

const tags = ["Trainees"];

const preview = createTrainerRoute({
  method: "post",
  path: "/trainee-jobs/preview",
  tells: "nobody",
  tags,
  summary: "Whom a job would be done to, who is left out and why; nothing happens",
  request: { body: jsonBody(traineeJobQuestion) },
  responses: answers(traineeJobPreview, "How many, the first of them, and who is left out"),
});

const run = createTrainerRoute({
  method: "post",
  path: "/trainee-jobs",
  tells: { trainer: { list: "trainees" }, besides: ["trainee: end of sessions"] },
  tags,
  summary: "Does something to many trainees at once; the same id again does nothing",
  description:
    "All of it or nothing, to as many as `total` says, and to those of the preview whose `fingerprint` it carries. Where others are meant by now, nothing happens, and the answer is who it would be.",
  request: { body: jsonBody(newTraineeJob) },
  responses: answers(traineeJobOutcome, "The job, or who would be meant now"),
});

const undo = createTrainerRoute({
  method: "post",
  path: "/trainee-jobs/{id}/undo",
  rows: { id: "traineeJob" },
  tells: { trainer: { list: "trainees" } },
  tags,
  summary: "Puts those back whom nobody changed since; repeating it changes nothing",
  request: { params: traineeJobParams, body: emptyBody },
  responses: answers(traineeJobUndone, "How many are as they were"),
});

export const traineeJobsRoutes = trainerRoutes()
  .openapi(preview, async (c) =>
    c.json(await previewTraineeJob(c.get("scope"), c.req.valid("json")), 200),
  )
  .openapi(run, async (c) =>
    c.json(await runTraineeJob(c.env.platform, c.get("scope"), c.req.valid("json")), 200),
  )
  .openapi(undo, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await undoTraineeJob(c.env.platform, c.get("scope"), id), 200);
  });
