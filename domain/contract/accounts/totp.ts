import { z } from "zod";
import { field } from "../fields.ts";
import { enteredPassword } from "./password.ts";

export const totpState = z.object({
  enabled: z.boolean(),
  recoveryCodesLeft: z.number().int(),
});
export type TotpState = z.infer<typeof totpState>;

const typedCode = field({ kind: "text", max: 32 });

/** Turning it on takes the password again. */
export const totpPasswordBody = z.strictObject({ password: enteredPassword });

/** Changing an active second step takes the password, and a code of the authenticator or on paper. */
export const totpProofBody = z.strictObject({ password: enteredPassword, code: typedCode });
export type TotpProofBody = z.infer<typeof totpProofBody>;

export const totpOffer = z.object({
  /** Base32, to type into an authenticator. */
  secret: z.string(),
  /** `otpauth://…`, to show as a QR code. */
  uri: z.string(),
});
export type TotpOffer = z.infer<typeof totpOffer>;

export const totpConfirmBody = z.strictObject({
  code: typedCode,
  /** The secret of the code; another window may have a newer one. */
  secret: z.string().max(64).optional(),
});
export type TotpConfirmBody = z.infer<typeof totpConfirmBody>;

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
