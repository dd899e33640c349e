import { z } from "zod";
import { contactFields, isInternationalPhone } from "../../accounts/trainer-contact.ts";
import { isClockTime } from "../../notifications/quiet-hours.ts";
import { addProblem, field } from "../fields.ts";
import { photo } from "../photo.ts";

const time = z.string().superRefine((text, context) => {
  if (!isClockTime(text)) addProblem(context, { code: "invalid" });
});

const whatsApp = field(contactFields.whatsApp).superRefine((number, context) => {
  if (!isInternationalPhone(number)) addProblem(context, { code: "not_a_phone" });
});

/** Ways to reach the trainer outside the conversation; null if not given. */
export const contactSettings = z.strictObject({
  phone: field(contactFields.phone).nullable(),
  whatsApp: whatsApp.nullable(),
  whatsAppText: field(contactFields.whatsAppText).nullable(),
  email: field(contactFields.email).nullable(),
  /** By weekday, Sunday first; null is closed. */
  hours: z.array(z.strictObject({ from: time, until: time }).nullable()).length(7),
});

/** The same for a trainee, with names and time zone. */
export const trainerContact = contactSettings.extend({
  name: z.string(),
  /** The name of the business; null without one. */
  businessName: z.string().nullable(),
  photo,
  /** The IANA time zone of the hours. */
  timeZone: z.string(),
});
export type TrainerContact = z.infer<typeof trainerContact>;
