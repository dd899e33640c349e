import { givenName } from "../../../domain/accounts/given-name.ts";
import type { Who } from "../../../domain/contract/accounts/session.ts";

const key = "who";

/**
 * The device's copy of the signed-in person, so that the shell opens at once and offline: kind, given name, gender,
 * time zone, and the id of persisted writes. It is used for drawing until the server answers; the server's session
 * decides.
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
    // Storage may be refused (private windows, frames); the shell then waits for the server.
  }
}

const remembered = ({ email: _, name, ...shown }: Who) => ({ ...shown, name: givenName(name) });
