import { z } from "zod";

/** The reminders that a person chose. */
export const chosenReminders = z.strictObject({
  suhoor: z.boolean(),
  water: z.boolean(),
  training: z.boolean(),
  weigh_in: z.boolean(),
});
export type ChosenReminders = z.infer<typeof chosenReminders>;

/** The next time of a reminder, chosen or not, UTC milliseconds; null without the month, or if quiet hours swallow it. */
const next = z.number().int().nullable();

/** What a person chooses among. */
export const ownReminders = z.object({
  chosen: chosenReminders,
  next: z.object({ suhoor: next, water: next, training: next, weigh_in: next }),
});
export type OwnReminders = z.infer<typeof ownReminders>;
