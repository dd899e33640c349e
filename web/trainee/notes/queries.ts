import type { NotesPage } from "../../../domain/contract/activity/notes.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { getWho } from "../../lib/session/session.ts";
import { type NotesApi, notesQuery } from "../../notes/queries.ts";
import { notesKey, notesWritesKey } from "./keys.ts";

/** The notes between the trainee and the trainer. */
export const ownNotes = (): NotesApi => ({
  traineeId: getWho()?.id ?? "",
  byTrainer: false,
  key: notesKey,
  writesKey: notesWritesKey,
  list: (query, signal) =>
    answer(traineeClient().notes.$get({ query }, { init: { signal } })) as Promise<NotesPage>,
});

export const ownNotesQuery = () => notesQuery(ownNotes());
