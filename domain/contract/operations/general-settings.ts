import { z } from "zod";
import { isDefaultTarget } from "../../people/defaults.ts";
import { targetStepBounds } from "../../person-bounds.ts";
import { contactSettings } from "../accounts/contact-settings.ts";
import { nameSettings, registrationSettings } from "../accounts/settings.ts";
import { addProblem, field } from "../fields.ts";
import { embedSettings } from "./embed-settings.ts";

const targetSteps = z
  .number()
  .meta({ minimum: targetStepBounds.min, maximum: targetStepBounds.max, multipleOf: 500 })
  .superRefine((steps, context) => {
    if (!isDefaultTarget(steps)) addProblem(context, { code: "out_of_range", ...targetStepBounds });
  });

/** Values of a new trainee; without a plan the first on offer. */
export const defaultSettings = z.strictObject({
  plan: field({ kind: "text", max: 64 }).nullable(),
  /** Steps a day. */
  targetSteps,
});

/** All general sections, and the plans for the default. */
export const generalSettings = z.object({
  names: nameSettings,
  contact: contactSettings,
  defaults: defaultSettings,
  registration: registrationSettings,
  embed: embedSettings,
  /** Whether the trainer hid first steps that are still due. */
  beginningHidden: z.boolean(),
  plans: z.array(
    z.object({ id: z.string(), name: z.string(), englishName: z.string().nullable() }),
  ),
});
export type GeneralSettings = z.infer<typeof generalSettings>;
