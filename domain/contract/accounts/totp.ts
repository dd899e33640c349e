import { z } from "zod";
import { field } from "../fields.ts";
import { enteredPassword } from "./password.ts";

export const totpState = z.object({
  enabled: z.boolean(),
  recoveryCodesLeft: z.number().int(),
});
export type TotpState = z.infer<typeof totpState>;

/** Turning it on or off asks for the password again. */
export const totpPasswordBody = z.strictObject({ password: enteredPassword });

export const totpOffer = z.object({
  /** Base32, to type into an authenticator. */
  secret: z.string(),
  /** `otpauth://…`, to show as a QR code. */
  uri: z.string(),
});
export type TotpOffer = z.infer<typeof totpOffer>;

export const totpConfirmBody = z.strictObject({ code: field({ kind: "text", max: 32 }) });

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
