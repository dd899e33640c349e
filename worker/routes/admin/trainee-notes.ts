import {
  newTrainerNote,
  notesQuery,
  traineeNoteParams,
  trainerNote,
  trainerNotesPage,
} from "../../../domain/contract/activity/notes.ts";
import { done } from "../../../domain/contract/done.ts";
import { traineeParams } from "../../../domain/contract/people/trainees.ts";
import { deleteTraineeNote } from "../../actions/activity/delete-note.ts";
import { writeNote } from "../../actions/activity/send-note.ts";
import { listTraineeNotes } from "../../data/activity/notes-page.ts";
import {
  answers,
  createTrainerRoute,
  emptyBody,
  jsonBody,
  requireFound,
  trainerRoutes,
} from "../http/api.ts";

const tags = ["Notes"];

const list = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/notes",
  tags,
  summary: "A page of the notes on a trainee, private ones included, newest first",
  request: { params: traineeParams, query: notesQuery },
  responses: answers(trainerNotesPage, "30 notes"),
});

const write = createTrainerRoute({
  method: "post",
  path: "/trainees/{id}/notes",
  tells: { trainer: "note", besides: ["trainee: notification", "trainee: trainee note"] },
  tags,
  summary:
    "Write a note, shown to the trainee unless it is private; the same id again writes nothing",
  request: { params: traineeParams, body: jsonBody(newTrainerNote) },
  responses: answers(trainerNote, "The stored note"),
});

const remove = createTrainerRoute({
  method: "delete",
  path: "/trainees/{id}/notes/{noteId}",
  rows: { noteId: "note" },
  tells: { trainer: "note", besides: ["trainee: trainee note"] },
  tags,
  summary: "Delete any note on the trainee; a repetition gets the same answer",
  request: { params: traineeNoteParams, body: emptyBody },
  responses: answers(done, "The note is deleted"),
});

export const traineeNotesRoutes = trainerRoutes()
  .openapi(list, async (c) => {
    return c.json(
      requireFound(
        await listTraineeNotes(c.get("scope"), c.req.valid("param").id, c.req.valid("query")),
      ),
      200,
    );
  })
  .openapi(write, async (c) => {
    const written = { traineeId: c.req.valid("param").id, note: c.req.valid("json") };
    return c.json(await writeNote(c.env.platform, c.get("scope"), written), 200);
  })
  .openapi(remove, async (c) => {
    const { id: traineeId, noteId: id } = c.req.valid("param");
    await deleteTraineeNote(c.env.platform, c.get("scope"), { traineeId, id });
    return c.json({ done: true as const }, 200);
  });
