import { answer } from "../../lib/answer.ts";
import { adminClient } from "../../lib/clients.ts";
import { defineNoteWrites } from "../../notes/define-writes.ts";
import { notesKey, notesWritesKey } from "./queries.ts";

const notes = () => adminClient().trainees[":id"].notes;

defineNoteWrites({
  writesKey: notesWritesKey,
  byTrainer: true,
  add: ({ id, of, type, text, isPrivate }) =>
    answer(notes().$post({ param: { id: of }, json: { id, type, text, isPrivate } })),
  remove: ({ of, removes }) =>
    answer(notes()[":noteId"].$delete({ param: { id: of, noteId: removes }, json: {} })),
  keyOf: notesKey,
  // A note that is answered leaves what waits on the overview.
  readAgain: [notesWritesKey, ["admin", "queue"]],
});
