import { z } from "zod";
import { dietNoteText, noteTypes } from "../../trainees/notes.ts";
import { field, id, localDate } from "../fields.ts";

export const note = z.object({
  id: z.string(),
  type: z.enum(noteTypes),
  text: z.string(),
  byTrainer: z.boolean(),
  /** UTC milliseconds. */
  createdAt: z.number(),
});
export type Note = z.infer<typeof note>;

/** A note to the trainer about a day's food; an empty text sends the day's summary alone. */
export const newNote = z.strictObject({
  id,
  type: z.literal("diet"),
  date: localDate,
  text: field(dietNoteText),
});
export type NewNote = z.infer<typeof newNote>;
