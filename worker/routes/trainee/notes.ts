import {
  newNote,
  note,
  noteParams,
  notesPage,
  notesQuery,
} from "../../../domain/contract/activity/notes.ts";
import { done } from "../../../domain/contract/done.ts";
import { MiranError } from "../../../domain/errors.ts";
import { sendNote } from "../../actions/activity/send-note.ts";
import { deleteOwnNote } from "../../data/activity/notes.ts";
import { listNotes } from "../../data/activity/notes-page.ts";
import { answers, createTraineeRoute, emptyBody, jsonBody, traineeRoutes } from "../http/api.ts";

const tags = ["Notes"];

const list = createTraineeRoute({
  method: "get",
  path: "/notes",
  viewAs: "shown",
  tags,
  summary: "A page of the notes between trainee and trainer, newest first, optionally of one type",
  request: { query: notesQuery },
  responses: answers(notesPage, "30 notes"),
});

const send = createTraineeRoute({
  method: "post",
  path: "/notes",
  tells: { both: "note", besides: ["trainer: notification"] },
  tags,
  summary:
    "Send the trainer a note, with the day's meals if it has a date; the same id again sends nothing",
  request: { body: jsonBody(newNote) },
  responses: answers(note, "The stored note"),
});

const remove = createTraineeRoute({
  method: "delete",
  path: "/notes/{id}",
  rows: { id: "note" },
  tells: { both: "note" },
  tags,
  summary: "Delete a note of the trainee's; a repetition gets the same answer",
  request: { params: noteParams, body: emptyBody },
  responses: answers(done, "The note is deleted"),
});

export const notesRoutes = traineeRoutes()
  .openapi(list, async (c) => c.json(await listNotes(c.get("scope"), c.req.valid("query")), 200))
  .openapi(send, async (c) =>
    c.json(await sendNote(c.env.platform, c.get("scope"), c.req.valid("json")), 200),
  )
  .openapi(remove, async (c) => {
    const refusal = await deleteOwnNote(c.get("scope"), c.req.valid("param").id);
    if (refusal) throw new MiranError(refusal);
    return c.json({ done: true as const }, 200);
  });
