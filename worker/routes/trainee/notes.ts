import { newNote, note } from "../../../domain/contract/trainees/notes.ts";
import { sendNote } from "../../actions/trainees/send-note.ts";
import { answers, createRoute, jsonBody, traineeRoutes } from "../http/api.ts";
import { tellsOfTrainee } from "../http/tells.ts";

const send = createRoute({
  method: "post",
  path: "/notes",
  tags: ["Notes"],
  summary: "Sends the trainer a note with the day's meals; the same id again sends nothing",
  request: { body: jsonBody(newNote) },
  middleware: tellsOfTrainee("note"),
  responses: answers(note, "The note as it was stored"),
});

export const notesRoutes = traineeRoutes().openapi(send, async (c) =>
  c.json(await sendNote(c.env.platform, c.get("scope"), c.req.valid("json")), 200),
);
