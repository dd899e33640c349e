import { getLocale } from "../../paraglide/runtime.js";

/** What has an Arabic name, and maybe an English one: exercises, foods, their portions; meals have one. */
interface Named {
  name: string;
  englishName?: string | null;
}

/** The name in the language of the screen, as far as there is one. */
export const nameIn = ({ name, englishName }: Named): string =>
  getLocale() === "en" ? englishName || name : name;

/** The name in the other language, where it is another. */
export function otherNameIn({ name, englishName }: Named): string | undefined {
  if (!englishName || englishName === name) return undefined;
  return getLocale() === "en" ? name : englishName;
}
