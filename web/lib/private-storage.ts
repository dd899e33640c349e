import { getWho } from "./session.ts";

const prefix = () => `private:${getWho()?.id ?? ""}:`;

/** The name under which this device keeps something of the signed-in person until signing out. */
export const privateKey = (name: string) => prefix() + name;

/** Forgets all of that; what waits to be sent is none of it. */
export function forgetPrivate(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix())) localStorage.removeItem(key);
    }
  } catch {
    // Storage that is refused holds nothing either.
  }
}

/** Forgets what this device keeps under a name, of everybody or of everybody else. */
export function forgetEverybodys(name: string, ownKey?: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isOthers = key.startsWith("private:") && key.endsWith(`:${name}`) && key !== ownKey;
      if (isOthers) localStorage.removeItem(key);
    }
  } catch {
    // Storage that is refused holds nothing either.
  }
}
