import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { defineNoteWrites } from "../../notes/define-writes.ts";
import { mealWeekKey } from "../diet/queries.ts";
import { notesKey, notesWritesKey } from "./keys.ts";

defineNoteWrites({
  writesKey: notesWritesKey,
  byTrainer: false,
  add: ({ id, type, text }) => answer(traineeClient().notes.$post({ json: { id, type, text } })),
  remove: ({ removes }) =>
    answer(traineeClient().notes[":id"].$delete({ param: { id: removes }, json: {} })),
  keyOf: () => notesKey,
  // The newest notes on food are shown beside the meals, too.
  readAgain: [notesKey, mealWeekKey],
});
