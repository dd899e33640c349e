import { z } from "zod";
import { consentPurposes } from "../../people/consents.ts";

/** What the person decided of a purpose, in UTC milliseconds. */
export const consent = z.object({
  /** Null if it was refused and never given. */
  givenAt: z.number().nullable(),
  /** Null while it stands. */
  withdrawnAt: z.number().nullable(),
});

export const consentParams = z.object({ purpose: z.enum(consentPurposes) });

export const consentChange = z.strictObject({ given: z.boolean() });
