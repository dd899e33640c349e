import { privateKey } from "../../lib/session/private-storage.ts";
import type { Person } from "./person-acts.ts";

/** A recent choice: a command by its id, or a trainee. */
export type Recent = { command: string } | { person: Person };

const maxRecents = 6;
const storageKey = () => privateKey("palette-recents");
const nameOf = (recent: Recent) => ("command" in recent ? recent.command : recent.person.id);

/** The recent choices on this device until sign-out, latest first. */
export function readRecents(): Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecent) : [];
  } catch {
    return [];
  }
}

export function keepRecent(recent: Recent): void {
  const others = readRecents().filter((each) => nameOf(each) !== nameOf(recent));
  try {
    localStorage.setItem(storageKey(), JSON.stringify([recent, ...others].slice(0, maxRecents)));
  } catch {
    // Storage may be full or refused; nothing is then remembered.
  }
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== "object" || value === null) return false;
  const { command, person } = value as { command?: unknown; person?: Partial<Person> };
  return (
    typeof command === "string" ||
    (typeof person?.id === "string" && typeof person.name === "string")
  );
}
