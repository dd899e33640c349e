import { ApiError } from "../../lib/session/api-error.ts";
import { m } from "../../paraglide/messages.js";

/** The text for a row deleted in another window; undefined for other errors. */
export function goneText(error: unknown, name: string): string | undefined {
  const gone = error instanceof ApiError && error.code === "not_found";
  return gone ? m.list_gone({ name }) : undefined;
}
