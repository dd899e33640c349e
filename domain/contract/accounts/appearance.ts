import { z } from "zod";
import { accents, fontSizes, themes } from "../../appearance.ts";
import { languages } from "../../language.ts";

/** The look of the screens, and the language of screens and mails. */
export const appearanceBody = z.strictObject({
  theme: z.enum(themes),
  accent: z.enum(accents),
  fontSize: z.enum(fontSizes),
  language: z.enum(languages),
  /** Missing from a page of an older version, which leaves the choice as it is. */
  hijri: z.boolean().optional(),
});
export type AppearanceBody = z.infer<typeof appearanceBody>;

/** The choice that the account's devices follow from `chosenAt` (UTC milliseconds) on. */
export const chosenAppearance = appearanceBody.extend({
  hijri: z.boolean(),
  chosenAt: z.number(),
});
