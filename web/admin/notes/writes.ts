import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { defineNoteWrites } from "../../notes/define-writes.ts";
import { notesKey, notesWritesKey } from "./queries.ts";

const notes = () => adminClient().trainees[":id"].notes;

defineNoteWrites({
  writesKey: notesWritesKey,
  byTrainer: true,
  add: ({ id, traineeId, type, text, isPrivate }) =>
    answer(notes().$post({ param: { id: traineeId }, json: { id, type, text, isPrivate } })),
  remove: ({ traineeId, removes }) =>
    answer(notes()[":noteId"].$delete({ param: { id: traineeId, noteId: removes }, json: {} })),
  keyOf: notesKey,
  // An answered note leaves the queue of the overview.
  readAgain: [notesWritesKey, ["admin", "queue"]],
});
