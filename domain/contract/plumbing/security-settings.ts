import { z } from "zod";

/** How sure the product must be of who registers. */
export const securitySettings = z.strictObject({
  /** Whoever registers must confirm the address before the account opens. */
  emailConfirmation: z.boolean(),
});
