import { MiranError } from "../../../domain/errors.ts";
import { readRegistrationSettings } from "../../../domain/operations/settings.ts";
import { findMailToken, spendConfirmationToken } from "../../data/accounts/mail-tokens.ts";
import { getSettings } from "../../data/operations/settings.ts";
import type { Platform } from "../../platform.ts";
import { hashToken } from "../../tokens/secret-token.ts";

/** Confirms the address that a link was mailed to. */
export async function confirmEmail(platform: Platform, token: string): Promise<void> {
  const { database } = platform;
  const now = platform.now();
  const hash = await hashToken(token);
  const found = await findMailToken(database, { hash, purpose: "confirm_email", now });
  if (!found) throw new MiranError("confirmation_link_invalid");
  const stored = await getSettings(database, "registration");
  const opens = readRegistrationSettings(stored.registration).mode !== "approval";
  const done = await spendConfirmationToken(database, found, { opens, now });
  if (!done) throw new MiranError("confirmation_link_invalid");
}
