import { m } from "../../paraglide/messages.js";

/** Says once why the trainee was signed out: a reload or a link that is shared begins anew. */
export function tell(say: (why: string) => void): void {
  say(m.error_account_inactive());
  history.replaceState(history.state, "", location.pathname + location.search);
}
