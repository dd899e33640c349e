import { z } from "zod";
import { effortRule, feelingWords } from "../../activity/workout-feeling.ts";
import { addProblem, field, id, localDate } from "../fields.ts";

/** How a day's workout felt. */
export const workoutFeeling = z.object({
  date: z.string(),
  /** 1–10; null if only words were sent. */
  effort: z.number().nullable(),
  /** The text of the note with it; null without one, or once the note is deleted. */
  words: z.string().nullable(),
});

/** An effort, words, or both; each replaces the day's earlier one. */
export const newWorkoutFeeling = z
  .strictObject({
    /** The note's id, made by the client. */
    id,
    date: localDate,
    effort: field(effortRule).nullable(),
    words: field(feelingWords).nullable(),
  })
  .superRefine(({ effort, words }, context) => {
    if (effort === null && !words?.trim()) addProblem(context, { code: "required" }, ["effort"]);
  });
export type NewWorkoutFeeling = z.infer<typeof newWorkoutFeeling>;
