import {
  importParams,
  importPreview,
  importWritten,
  newImportPortion,
  sheetPortion,
  undoneImport,
} from "../../../domain/contract/copies/imports.ts";
import { previewPortion } from "../../actions/copies/read-portion.ts";
import { undoImport } from "../../actions/copies/undo-import.ts";
import { writeImportPortion } from "../../actions/copies/write-portion.ts";
import { answers, createTrainerRoute, emptyBody, jsonBody, trainerRoutes } from "../http/api.ts";

const tags = ["Imports"];

const preview = createTrainerRoute({
  method: "post",
  path: "/imports/preview",
  tells: "nobody",
  tags,
  summary: "Preview each row in a portion of a sheet",
  request: { body: jsonBody(sheetPortion) },
  responses: answers(importPreview, "Each row: new, already there, or left out with a reason"),
});

const write = createTrainerRoute({
  method: "post",
  path: "/imports",
  tells: { besides: ["trainer: list trainees"] },
  tags,
  summary: "Write the new rows of a portion, all or nothing; a repetition writes nothing",
  description:
    "Portions of one import share its id. People get an account that waits for its first password, and an invitation; what is there already is left as it is.",
  request: { body: jsonBody(newImportPortion) },
  responses: answers(importWritten, "Each row, and the import's total so far"),
});

const undo = createTrainerRoute({
  method: "post",
  path: "/imports/{id}/undo",
  rows: { id: "import" },
  tells: { besides: ["trainer: list trainees"] },
  tags,
  summary: "Undo an import, except rows used since; a repetition gets the same answer",
  request: { params: importParams, body: emptyBody },
  responses: answers(undoneImport, "The numbers of deleted and of remaining rows"),
});

export const importsRoutes = trainerRoutes()
  .openapi(preview, async (c) => {
    const rows = await previewPortion(c.env.platform, c.get("scope"), c.req.valid("json"));
    return c.json({ rows }, 200);
  })
  .openapi(write, async (c) =>
    c.json(await writeImportPortion(c.env.platform, c.get("scope"), c.req.valid("json")), 200),
  )
  .openapi(undo, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await undoImport(c.env.platform, c.get("scope"), id), 200);
  });
