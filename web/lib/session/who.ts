import { givenName } from "../../../domain/accounts/given-name.ts";
import type { Who } from "../../../domain/contract/accounts/session.ts";

const key = "who";

/**
 * What this device remembers of "who am I", so that the shell opens at once and offline: the kind,
 * the given name, the gender, the time zone, and the id that kept writes belong to. The server's
 * session decides; this only decides what is drawn until it has answered.
 */
export function readWho(): Who | undefined {
  try {
    const who = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Who> | null;
    const known = who?.id && (who.kind === "trainer" || who.kind === "trainee");
    return known ? ({ ...who, email: "" } as Who) : undefined;
  } catch {
    return undefined;
  }
}

export function writeWho(who: Who | undefined): void {
  try {
    if (who) localStorage.setItem(key, JSON.stringify(remembered(who)));
    else localStorage.removeItem(key);
  } catch {
    // Storage may be refused (private windows, frames): the shell then waits for the server.
  }
}

const remembered = ({ email: _, name, ...shown }: Who) => ({ ...shown, name: givenName(name) });
