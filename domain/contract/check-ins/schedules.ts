import { z } from "zod";
import { maxChosenPeople, termBounds, termMinutes } from "../../check-ins/terms.ts";
import { checkInEvery } from "../../check-ins/when.ts";
import { addProblem, id, localDate } from "../fields.ts";

const weekday = z.number().int().min(0).max(6);
const minutesOfDay = 1440;

/** The times of a form, by `CheckInTerms`. */
export const checkInTerms = z.strictObject({
  weekdays: z
    .array(weekday)
    .min(1)
    .max(7)
    .superRefine((days, context) => {
      if (new Set(days).size < days.length) addProblem(context, { code: "invalid" });
    }),
  minute: z
    .number()
    .int()
    .min(0)
    .max(minutesOfDay - termMinutes)
    .multipleOf(termMinutes),
  every: z.literal(checkInEvery),
  startsOn: localDate.meta({ description: `From ${termBounds.earliest} days before today on` }),
});

/**
 * The people of a form: everybody, new people included, or these alone. The others no longer have it; their answers
 * stay.
 */
export const formPeople = z.strictObject({
  people: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("everybody") }),
    z.strictObject({ kind: z.literal("chosen"), ids: z.array(id).max(maxChosenPeople) }),
  ]),
  terms: checkInTerms,
});
export type FormPeople = z.infer<typeof formPeople>;

/** Who has a form, and when. */
export const formSchedules = z.object({
  everybody: checkInTerms.nullable(),
  /** By name. */
  people: z.array(
    z.object({
      traineeId: z.string(),
      name: z.string(),
      weekday: z.number().int(),
      minute: z.number().int(),
      every: z.literal(checkInEvery),
      startsOn: z.string(),
    }),
  ),
});
export type FormSchedules = z.infer<typeof formSchedules>;
