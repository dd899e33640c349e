import { getLocale } from "../../paraglide/runtime.js";

/** A thing with an Arabic name and maybe an English one: exercises, foods, portions. */
interface Named {
  name: string;
  englishName?: string | null;
}

/** The name in the language of the screen, if there is one. */
export const nameIn = ({ name, englishName }: Named): string =>
  getLocale() === "en" ? englishName || name : name;

/** The name in the other language; undefined if equal. */
export function otherNameIn({ name, englishName }: Named): string | undefined {
  if (!englishName || englishName === name) return undefined;
  return getLocale() === "en" ? name : englishName;
}
