import {
  newPastPortion,
  pastNames,
  pastOverview,
  pastParams,
  pastWritten,
  undonePast,
} from "../../../domain/contract/copies/past.ts";
import { done } from "../../../domain/contract/done.ts";
import { readPast } from "../../actions/copies/read-past.ts";
import { undoPast } from "../../actions/copies/undo-past.ts";
import { nameExercises, writePastPortion } from "../../actions/copies/write-past.ts";
import { answers, createTraineeRoute, emptyBody, jsonBody, traineeRoutes } from "../http/api.ts";

const tags = ["Imports"];

const read = createTraineeRoute({
  method: "get",
  path: "/past",
  viewAs: "shown",
  tags,
  summary: "The caller's imports from other apps, the names of their exercises, and the library",
  responses: answers(pastOverview, "The latest 30 imports"),
});

const write = createTraineeRoute({
  method: "post",
  path: "/past",
  rows: { "portion.exercises.exerciseId": "exercise" },
  tells: { both: "past" },
  tags,
  summary: "Write the new days of a portion of the caller's past, all or nothing",
  description:
    "Portions of one import share its id. A repetition writes nothing; a known day stays as it is.",
  request: { body: jsonBody(newPastPortion) },
  responses: answers(pastWritten, "The portion's values, and the import's total so far"),
});

const putNames = createTraineeRoute({
  method: "put",
  path: "/past/names",
  rows: { "names.exerciseId": "exercise" },
  tells: { both: "past" },
  tags,
  summary: "Give names of exercises in other apps their exercise of the library, or none",
  request: { body: jsonBody(pastNames) },
  responses: answers(done, "The days are those of these exercises"),
});

const undo = createTraineeRoute({
  method: "post",
  path: "/past/{importId}/undo",
  rows: { importId: "pastImport" },
  tells: { both: "past" },
  tags,
  summary: "Undo an import of the caller's past, except totals changed since",
  request: { params: pastParams, body: emptyBody },
  responses: answers(undonePast, "The numbers of deleted and of remaining values"),
});

export const pastRoutes = traineeRoutes()
  .openapi(read, async (c) => c.json(await readPast(c.get("scope")), 200))
  .openapi(write, async (c) => {
    const written = await writePastPortion(c.get("scope"), c.req.valid("json"));
    if (written.made === 0) c.set("changedNothing", true);
    return c.json(written, 200);
  })
  .openapi(putNames, async (c) => {
    await nameExercises(c.get("scope"), c.req.valid("json"));
    return c.json({ done: true as const }, 200);
  })
  .openapi(undo, async (c) => {
    const { importId } = c.req.valid("param");
    return c.json(await undoPast(c.env.platform, c.get("scope"), importId), 200);
  });
