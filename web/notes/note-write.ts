import type { NewTrainerNote } from "../../domain/contract/activity/notes.ts";

/** One change of the notes on a trainee (`of`): a new one, or one that goes. */
export type NoteWrite = AddedNote | RemovedNote;

export interface AddedNote extends NewTrainerNote {
  traineeId: string;
  /** When it was written, UTC milliseconds. */
  at: number;
}

export interface RemovedNote {
  /** The write's own. */
  id: string;
  traineeId: string;
  removes: string;
}

export const isRemoval = (write: NoteWrite): write is RemovedNote => "removes" in write;
