import { z } from "zod";
import { registrationModes } from "../../accounts/settings.ts";
import { generalFields } from "../../plumbing/settings.ts";
import { field } from "../fields.ts";
import { timeZone } from "./sign-in.ts";

/** How sure the product must be of who registers. */
export const securitySettings = z.strictObject({
  /** Whoever registers must confirm the address before the account opens. */
  emailConfirmation: z.boolean(),
});

/** Who the trainer is to everybody else, and the zone of their days. */
export const nameSettings = z.strictObject({
  trainerName: field(generalFields.trainerName),
  /** Null where the business has no name of its own. */
  businessName: field(generalFields.businessName).nullable(),
  timeZone,
});

/** Whether visitors may register. */
export const registrationSettings = z.strictObject({ mode: z.enum(registrationModes) });
