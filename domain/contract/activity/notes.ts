import { z } from "zod";
import { dietNoteText, noteText, noteTypes } from "../../activity/notes.ts";
import { checkField } from "../../fields.ts";
import { addProblem, field, id, localDate, pageCursor } from "../fields.ts";

export const note = z.object({
  id: z.string(),
  type: z.enum(noteTypes),
  text: z.string(),
  byTrainer: z.boolean(),
  /** UTC milliseconds. */
  createdAt: z.number(),
});
export type Note = z.infer<typeof note>;

/** A note for the trainer; `isPrivate` ones are the trainer's alone. */
export const trainerNote = note.extend({ isPrivate: z.boolean() });
export type TrainerNote = z.infer<typeof trainerNote>;

const type = field({ kind: "choice", options: noteTypes });

/**
 * A trainee's note to the trainer. A `date`, for the type `diet` alone, sends the day's food with it; with an
 * empty text the day alone.
 */
export const newNote = z
  .strictObject({
    id,
    type,
    date: localDate.optional(),
    text: z.string().meta({ maxLength: noteText.max }),
  })
  .superRefine(({ type, date, text }, context) => {
    if (date !== undefined && type !== "diet") addProblem(context, { code: "invalid" }, ["date"]);
    const problem = checkField(date === undefined ? noteText : dietNoteText, text);
    if (problem) addProblem(context, problem, ["text"]);
  });
export type NewNote = z.infer<typeof newNote>;

/** The trainer's note on a trainee; the trainee reads it unless it is private. */
export const newTrainerNote = z.strictObject({
  id,
  type,
  text: field(noteText),
  isPrivate: z.boolean(),
});
export type NewTrainerNote = z.infer<typeof newTrainerNote>;

export const noteParams = z.object({ id });
export const traineeNoteParams = z.object({ id, noteId: id });

export const notesQuery = z.strictObject({
  type: z.enum(noteTypes).optional(),
  cursor: pageCursor.optional(),
});
export type NotesQuery = z.infer<typeof notesQuery>;

const page = <Row extends z.ZodType>(row: Row) =>
  z.object({
    /** Newest first. */
    notes: z.array(row),
    /** The cursor of the next page. */
    next: z.string().nullable(),
  });

export const notesPage = page(note);
export type NotesPage = z.infer<typeof notesPage>;

export const trainerNotesPage = page(trainerNote);
export type TrainerNotesPage = z.infer<typeof trainerNotesPage>;
