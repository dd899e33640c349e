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

/** How the trainer is reached beside the conversation; null where nothing is told. */
export const contactSettings = z.strictObject({
  phone: field(contactFields.phone).nullable(),
  whatsApp: whatsApp.nullable(),
  whatsAppText: field(contactFields.whatsAppText).nullable(),
  email: field(contactFields.email).nullable(),
  /** Of each weekday, Sunday first; null is closed. */
  hours: z.array(z.strictObject({ from: time, until: time }).nullable()).length(7),
});

/** The same as a trainee sees it, with whose hours they are. */
export const trainerContact = contactSettings.extend({
  name: z.string(),
  /** What the business is called, where it has a name of its own. */
  businessName: z.string().nullable(),
  photo,
  /** IANA name of the zone that the hours are in. */
  timeZone: z.string(),
});
export type TrainerContact = z.infer<typeof trainerContact>;
