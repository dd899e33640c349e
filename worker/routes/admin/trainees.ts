import { person } from "../../../domain/contract/attention/person.ts";
import {
  traineesFileQuery,
  traineesPage,
  traineesQuery,
} from "../../../domain/contract/attention/trainee-list.ts";
import { done } from "../../../domain/contract/done.ts";
import {
  newTrainee,
  traineeChanges,
  traineeDetails,
  traineeParams,
} from "../../../domain/contract/people/trainees.ts";
import { resetTwoFactor } from "../../actions/accounts/reset-two-factor.ts";
import { readPerson } from "../../actions/attention/read-person.ts";
import { readTraineesPage } from "../../actions/attention/read-trainees-page.ts";
import { copyTrainees } from "../../actions/copies/copy-trainees.ts";
import { createTrainee } from "../../actions/people/create-trainee.ts";
import { deleteTrainee } from "../../actions/people/delete-trainee.ts";
import { updateTrainee } from "../../actions/people/update-trainee.ts";
import {
  answers,
  createTrainerRoute,
  emptyBody,
  jsonBody,
  requireFound,
  trainerRoutes,
} from "../http/api.ts";
import { csvAnswers, csvFile } from "../http/csv-file.ts";

const list = createTrainerRoute({
  method: "get",
  path: "/trainees",
  tags: ["Trainees"],
  summary: "A page of the trainees, searched, filtered and sorted",
  request: { query: traineesQuery },
  responses: answers(traineesPage, "25 trainees, the number of all matches, and the plans"),
});

const file = createTrainerRoute({
  method: "get",
  path: "/trainees/file",
  tags: ["Trainees"],
  summary: "All pages of the searched, filtered and sorted list, as a CSV file",
  request: { query: traineesFileQuery },
  responses: csvAnswers,
});

const create = createTrainerRoute({
  method: "post",
  path: "/trainees",
  tells: { trainer: { list: "trainees" } },
  tags: ["Trainees"],
  summary: "Register a trainee; the same id again changes nothing",
  request: { body: jsonBody(newTrainee) },
  responses: answers(done, "The trainee is registered"),
});

const get = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}",
  tags: ["Trainees"],
  summary: "One trainee: the summary, the latest weights and measurements",
  request: { params: traineeParams },
  responses: answers(person, "The trainee"),
});

const update = createTrainerRoute({
  method: "patch",
  path: "/trainees/{id}",
  tells: { both: "profile" },
  tags: ["Trainees"],
  summary: "Change the given fields only",
  request: { params: traineeParams, body: jsonBody(traineeChanges) },
  responses: answers(traineeDetails, "The trainee after the change"),
});

const remove = createTrainerRoute({
  method: "delete",
  path: "/trainees/{id}",
  tells: { besides: ["trainer: trainee deleted"] },
  tags: ["Trainees"],
  summary: "Delete a trainee with all data; a repetition gets the same answer",
  request: { params: traineeParams, body: emptyBody },
  responses: answers(done, "The trainee is deleted"),
});

const removeTwoFactor = createTrainerRoute({
  method: "delete",
  path: "/trainees/{id}/two-factor",
  tells: { both: "profile" },
  tags: ["Trainees"],
  summary: "Turn off a trainee's lost second factor; all of the trainee's sessions end",
  request: { params: traineeParams, body: emptyBody },
  responses: answers(done, "Sign-in asks for the password only"),
});

export const traineesRoutes = trainerRoutes()
  .openapi(list, async (c) => {
    const { platform } = c.env;
    return c.json(await readTraineesPage(platform, c.get("scope"), c.req.valid("query")), 200);
  })
  .openapi(file, async (c) => {
    const query = c.req.valid("query");
    return csvFile(await copyTrainees(c.env.platform, c.get("scope"), query));
  })
  .openapi(create, async (c) => {
    const by = { scope: c.get("scope") };
    await createTrainee(c.env.platform, c.req.valid("json"), by);
    return c.json({ done: true as const }, 200);
  })
  .openapi(get, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(requireFound(await readPerson(c.env.platform, c.get("scope"), id)), 200);
  })
  .openapi(update, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(
      await updateTrainee(c.env.platform, c.get("scope"), id, c.req.valid("json")),
      200,
    );
  })
  .openapi(removeTwoFactor, async (c) => {
    await resetTwoFactor(c.env.platform, c.get("scope"), c.req.valid("param").id);
    return c.json({ done: true as const }, 200);
  })
  .openapi(remove, async (c) => {
    await deleteTrainee(c.env.platform, c.get("scope"), c.req.valid("param").id);
    return c.json({ done: true as const }, 200);
  });
