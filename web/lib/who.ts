import type { Who } from "../../domain/contract/accounts/session.ts";

const key = "who";

/**
 * The cached answer to "who am I": it lets the shell open at once and offline. The server's
 * session decides; this only decides what is drawn until it has answered.
 */
export function readWho(): Who | undefined {
  try {
    const who = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Who> | null;
    return who?.id && (who.kind === "trainer" || who.kind === "trainee") ? (who as Who) : undefined;
  } catch {
    return undefined;
  }
}

export function writeWho(who: Who | undefined): void {
  try {
    if (who) localStorage.setItem(key, JSON.stringify(who));
    else localStorage.removeItem(key);
  } catch {
    // Storage may be refused (private windows, frames): the shell then waits for the server.
  }
}
