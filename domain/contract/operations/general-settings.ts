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

/** What a new trainee begins with; without a plan it is the first that is offered. */
export const defaultSettings = z.strictObject({
  plan: field({ kind: "text", max: 64 }).nullable(),
  /** Steps a day. */
  targetSteps,
});

/** Everything general, a section each, and the plans that can be the default. */
export const generalSettings = z.object({
  names: nameSettings,
  contact: contactSettings,
  defaults: defaultSettings,
  registration: registrationSettings,
  embed: embedSettings,
  /** The first steps would be shown, had the trainer not put them away. */
  beginningHidden: z.boolean(),
  plans: z.array(
    z.object({ id: z.string(), name: z.string(), englishName: z.string().nullable() }),
  ),
});
export type GeneralSettings = z.infer<typeof generalSettings>;
