import { itemKeys, writeItem } from "../local-items.ts";
import { getWho } from "./session.ts";

const prefix = () => `private:${getWho()?.id ?? ""}:`;

/** The name under which this device keeps something of the signed-in person until signing out. */
export const privateKey = (name: string) => prefix() + name;

/** Forgets all of that; what waits to be sent is none of it. */
export function forgetPrivate(): void {
  for (const key of itemKeys(prefix())) writeItem(key, undefined);
}

/** Forgets what this device keeps under a name, of everybody or of everybody else. */
export function forgetEverybodys(name: string, ownKey?: string): void {
  for (const key of itemKeys("private:")) {
    if (key.endsWith(`:${name}`) && key !== ownKey) writeItem(key, undefined);
  }
}
