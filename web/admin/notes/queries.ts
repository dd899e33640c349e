import type { TrainerNotesPage } from "../../../domain/contract/activity/notes.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import type { NotesApi } from "../../notes/queries.ts";

export const notesWritesKey = ["admin", "notes"] as const;

/** The key of a trainee's notes; all begin with the key of the writes. */
export const notesKey = (traineeId: string) => ["admin", "notes", traineeId] as const;

/** The notes on a trainee, with the trainer's private ones. */
export const notesOn = (traineeId: string): NotesApi => ({
  traineeId,
  byTrainer: true,
  key: notesKey(traineeId),
  writesKey: notesWritesKey,
  list: (query, signal) =>
    answer(
      adminClient().trainees[":id"].notes.$get(
        { param: { id: traineeId }, query },
        { init: { signal } },
      ),
    ) as Promise<TrainerNotesPage>,
});
