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
  summary: "Preview a job: its trainees, and those left out with the reason",
  request: { body: jsonBody(traineeJobQuestion) },
  responses: answers(traineeJobPreview, "The number, the first people, and those left out"),
});

const run = createTrainerRoute({
  method: "post",
  path: "/trainee-jobs",
  tells: { trainer: { list: "trainees" }, besides: ["trainee: end of sessions"] },
  tags,
  summary: "Begin one action on many trainees; the same id again changes nothing",
  description:
    "All of it or nothing, to as many as `total` says, and to those of the preview whose `fingerprint` it carries. Where others are meant by now, nothing happens, and the answer is who it would be.",
  request: { body: jsonBody(newTraineeJob) },
  responses: answers(traineeJobOutcome, "The job, or the people that it would apply to now"),
});

const undo = createTrainerRoute({
  method: "post",
  path: "/trainee-jobs/{id}/undo",
  rows: { id: "traineeJob" },
  tells: { trainer: { list: "trainees" } },
  tags,
  summary: "Undo a job for the trainees unchanged since; a repetition changes nothing",
  request: { params: traineeJobParams, body: emptyBody },
  responses: answers(traineeJobUndone, "The number of restored trainees"),
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
