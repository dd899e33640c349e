import { z } from "zod";
import { accents, fontSizes, themes } from "../../appearance.ts";
import { languages } from "../../language.ts";

/** How the screens look, and the language that they and the mails speak. */
export const appearanceBody = z.strictObject({
  theme: z.enum(themes),
  accent: z.enum(accents),
  fontSize: z.enum(fontSizes),
  language: z.enum(languages),
});
export type AppearanceBody = z.infer<typeof appearanceBody>;

/** What the account's devices follow from `chosenAt` (UTC milliseconds) on. */
export const chosenAppearance = appearanceBody.extend({ chosenAt: z.number() });
