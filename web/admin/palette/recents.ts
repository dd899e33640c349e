import { privateKey } from "../../lib/session/private-storage.ts";
import type { Person } from "./person-acts.ts";

/** What was chosen last: a command by its id, or a trainee. */
export type Recent = { command: string } | { person: Person };

const kept = 6;
const storageKey = () => privateKey("palette-recents");
const nameOf = (recent: Recent) => ("command" in recent ? recent.command : recent.person.id);

/** On this device, until signing out; the latest first. */
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
    localStorage.setItem(storageKey(), JSON.stringify([recent, ...others].slice(0, kept)));
  } catch {
    // Storage may be full or refused; nothing is remembered then.
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
