import type { NewTrainerNote } from "../../domain/contract/activity/notes.ts";

/** A change of the notes on a trainee (`of`): a new note, or a deletion. */
export type NoteWrite = AddedNote | RemovedNote;

export interface AddedNote extends NewTrainerNote {
  traineeId: string;
  /** The time of writing, UTC milliseconds. */
  at: number;
}

export interface RemovedNote {
  /** The write's id. */
  id: string;
  traineeId: string;
  removes: string;
}

export const isRemoval = (write: NoteWrite): write is RemovedNote => "removes" in write;
