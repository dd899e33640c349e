import { itemKeys, writeItem } from "../local-items.ts";
import { getWho } from "./session.ts";

const prefix = () => `private:${getWho()?.id ?? ""}:`;

/** The storage key of the signed-in person's data, deleted at sign-out. */
export const privateKey = (name: string) => prefix() + name;

/** Deletes all of it; waiting writes are stored elsewhere. */
export function forgetPrivate(): void {
  for (const key of itemKeys(prefix())) writeItem(key, undefined);
}

/** Deletes the data of a name for all accounts, or for all except `ownKey`. */
export function forgetEverybodys(name: string, ownKey?: string): void {
  for (const key of itemKeys("private:")) {
    if (key.endsWith(`:${name}`) && key !== ownKey) writeItem(key, undefined);
  }
}
