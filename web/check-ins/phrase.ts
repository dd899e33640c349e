import type { Phrase } from "../../domain/check-ins/questions.ts";
import { nameIn } from "../lib/format/names.ts";

/** The words in the language of the page, if there are any. */
export const phraseOf = ({ text, englishText }: Phrase): string =>
  nameIn({ name: text, englishName: englishText });
