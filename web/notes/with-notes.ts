import type { NoteType } from "../../domain/activity/notes.ts";
import type { TrainerNote } from "../../domain/contract/activity/notes.ts";
import { type AddedNote, isRemoval, type NoteWrite } from "./note-write.ts";

/** A note for either side; the trainee's answers contain no private ones. */
export type ShownNote = Omit<TrainerNote, "isPrivate"> & { isPrivate?: boolean };

/**
 * Notes, newest first, with writes applied in order.
 * @param type the type filter of the list
 */
export function withNotes(
  notes: readonly ShownNote[],
  writes: readonly NoteWrite[],
  { type, byTrainer }: { type?: NoteType | undefined; byTrainer: boolean },
): ShownNote[] {
  return writes.reduce<ShownNote[]>(
    (shown, write) => {
      if (isRemoval(write)) return shown.filter(({ id }) => id !== write.removes);
      const isElsewhere = type !== undefined && write.type !== type;
      if (isElsewhere || shown.some(({ id }) => id === write.id)) return shown;
      return [noteOf(write, byTrainer), ...shown];
    },
    [...notes],
  );
}

function noteOf({ id, type, text, isPrivate, at }: AddedNote, byTrainer: boolean): ShownNote {
  return { id, type, text, isPrivate, byTrainer, createdAt: at };
}
