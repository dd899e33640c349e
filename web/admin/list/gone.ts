import { ApiError } from "../../lib/session/api-error.ts";
import { m } from "../../paraglide/messages.js";

/** What is said of something that another window deleted; undefined when that is not what failed. */
export function goneText(error: unknown, name: string): string | undefined {
  const gone = error instanceof ApiError && error.code === "not_found";
  return gone ? m.list_gone({ name }) : undefined;
}
