import { z } from "zod";
import { registrationModes } from "../../accounts/settings.ts";
import { generalFields } from "../../plumbing/settings.ts";
import { field } from "../fields.ts";
import { timeZone } from "./sign-in.ts";

/** The required proof of a registration. */
export const securitySettings = z.strictObject({
  /** Whether the address must be confirmed before the account opens. */
  emailConfirmation: z.boolean(),
});

/** The trainer's public names, and the zone of their days. */
export const nameSettings = z.strictObject({
  trainerName: field(generalFields.trainerName),
  /** Null if the business has no name. */
  businessName: field(generalFields.businessName).nullable(),
  timeZone,
});

/** Whether visitors may register. */
export const registrationSettings = z.strictObject({ mode: z.enum(registrationModes) });
