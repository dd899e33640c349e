import {
  newPastPortion,
  pastNames,
  pastOverview,
  pastWritten,
  traineePastParams,
  undonePast,
} from "../../../domain/contract/copies/past.ts";
import { done } from "../../../domain/contract/done.ts";
import { traineeParams } from "../../../domain/contract/people/trainees.ts";
import { readPast } from "../../actions/copies/read-past.ts";
import { undoPast } from "../../actions/copies/undo-past.ts";
import { nameExercises, writePastPortion } from "../../actions/copies/write-past.ts";
import { requireTraineeScope } from "../../data/people/trainee-scope.ts";
import { answers, createTrainerRoute, emptyBody, jsonBody, trainerRoutes } from "../http/api.ts";

const tags = ["Imports"];

const read = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/past",
  tags,
  summary: "A trainee's imports from other apps, the names of their exercises, and the library",
  request: { params: traineeParams },
  responses: answers(pastOverview, "The latest 30 imports"),
});

const write = createTrainerRoute({
  method: "post",
  path: "/trainees/{id}/past",
  rows: { "portion.exercises.exerciseId": "exercise" },
  tells: { both: "past" },
  tags,
  summary: "Write the new days of a portion of a trainee's past, all or nothing",
  description:
    "Portions of one import share its id. A repetition writes nothing; a known day stays as it is.",
  request: { params: traineeParams, body: jsonBody(newPastPortion) },
  responses: answers(pastWritten, "The portion's values, and the import's total so far"),
});

const putNames = createTrainerRoute({
  method: "put",
  path: "/trainees/{id}/past/names",
  rows: { "names.exerciseId": "exercise" },
  tells: { both: "past" },
  tags,
  summary: "Give names of exercises in a trainee's other apps their exercise of the library",
  request: { params: traineeParams, body: jsonBody(pastNames) },
  responses: answers(done, "The days are those of these exercises"),
});

const undo = createTrainerRoute({
  method: "post",
  path: "/trainees/{id}/past/{importId}/undo",
  rows: { importId: "pastImport" },
  tells: { both: "past" },
  tags,
  summary: "Undo an import of a trainee's past, except totals changed since",
  request: { params: traineePastParams, body: emptyBody },
  responses: answers(undonePast, "The numbers of deleted and of remaining values"),
});

export const traineePastRoutes = trainerRoutes()
  .openapi(read, async (c) => {
    const scope = await requireTraineeScope(c.get("scope"), c.req.valid("param").id);
    return c.json(await readPast(scope), 200);
  })
  .openapi(write, async (c) => {
    const scope = await requireTraineeScope(c.get("scope"), c.req.valid("param").id);
    const written = await writePastPortion(scope, c.req.valid("json"));
    if (written.made === 0) c.set("changedNothing", true);
    return c.json(written, 200);
  })
  .openapi(putNames, async (c) => {
    const scope = await requireTraineeScope(c.get("scope"), c.req.valid("param").id);
    await nameExercises(scope, c.req.valid("json"));
    return c.json({ done: true as const }, 200);
  })
  .openapi(undo, async (c) => {
    const { id, importId } = c.req.valid("param");
    const scope = await requireTraineeScope(c.get("scope"), id);
    return c.json(await undoPast(c.env.platform, scope, importId), 200);
  });
