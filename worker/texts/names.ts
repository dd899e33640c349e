import type { Language } from "../../domain/language.ts";

/** The name of a thing in the reader's language, if there is one. */
export const nameIn = (
  { name, englishName }: { name: string; englishName: string | null },
  language: Language,
): string => (language === "en" ? (englishName ?? name) : name);
