import { z } from "zod";
import { trainingSlots } from "../../ramadan/slots.ts";
import { localDate } from "../fields.ts";

/** A person's answer to the question before the first session while fasting. */
export const fastingHealth = z.object({
  yes: z.boolean(),
  /** The day of the doctor's appointment; null without one. */
  doctorOn: z.string().nullable(),
});

/** An answer in place of any other, or the appointment of a stored yes: noting one says nothing of the question. */
export const healthChange = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("answer"), yes: z.boolean() }),
  z.strictObject({ kind: z.literal("appointment"), doctorOn: localDate.nullable() }),
]);
export type HealthChange = z.infer<typeof healthChange>;

/** What a trainee shows the trainer of their month; somebody who shows nothing is as somebody who does not follow it. */
export const shownFast = z.object({
  /** Their hour of training, and whether today is an ordinary day; null if they do not show that they follow the month. */
  follows: z.object({ training: z.enum(trainingSlots), isOrdinary: z.boolean() }).nullable(),
  /** Whether they show that their doctor decides: no session while fasting, and no deficit. */
  withDoctor: z.boolean(),
});
export type ShownFast = z.infer<typeof shownFast>;

const person = z.object({ traineeId: z.string(), name: z.string() });
const count = z.number().int();

/** The people who show the trainer something of their month: the first of each list, and the number of all others. */
export const shownFasts = z.object({
  following: z.array(person.extend({ training: z.enum(trainingSlots), isOrdinary: z.boolean() })),
  moreFollowing: count,
  withDoctor: z.array(person),
  moreWithDoctor: count,
});
export type ShownFasts = z.infer<typeof shownFasts>;
