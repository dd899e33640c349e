import { errorText } from "../../lib/format/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { confirmEmail } from "../api.ts";
import { readFragment } from "../read-fragment.ts";

export type ConfirmResult = { confirmed: boolean; text: string };

/** Confirms the address by the token in this page's link. */
export async function confirm(): Promise<ConfirmResult> {
  const token = readFragment("access_token");
  if (!token) return { confirmed: false, text: m.error_confirmation_link_invalid() };
  try {
    const { changed } = await confirmEmail(token);
    return { confirmed: true, text: changed ? m.access_email_changed() : m.access_confirmed() };
  } catch (error) {
    return { confirmed: false, text: errorText(error, m.access_confirm_failed()) };
  }
}
