import type { Language } from "../../../domain/language.ts";
import { getLocale } from "../../paraglide/runtime.js";

/** A thing with an Arabic name and maybe an English one: exercises, foods, portions. */
interface Named {
  name: string;
  englishName?: string | null;
}

/** The name in a language, if there is one. */
export const nameFor = ({ name, englishName }: Named, language: Language): string =>
  language === "en" ? englishName || name : name;

/** The name in the language of the screen, if there is one. */
export const nameIn = (named: Named): string => nameFor(named, getLocale());

/** The name in the other language; undefined if equal. */
export function otherNameIn({ name, englishName }: Named): string | undefined {
  if (!englishName || englishName === name) return undefined;
  return getLocale() === "en" ? name : englishName;
}
