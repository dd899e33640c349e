import { nameIn } from "../../../../lib/format/names.ts";
import type { EditedPhrase, EditedQuestion } from "./edited-form.ts";
import { problemText } from "./problem-text.ts";
import { type Problems, placeIn } from "./read-edited.ts";

export type DetailsProps = {
  question: EditedQuestion;
  problems: Problems;
  /** The language of the words in its row; the details have the other. */
  inRow: keyof EditedPhrase;
  onChange: (changes: Partial<EditedQuestion>) => void;
};

/** The name of a field and its problem, for a control. */
export function fieldOf({ question: { id }, problems }: DetailsProps, field: string) {
  const name = placeIn(id, field);
  const error = problemText(name, problems[name]);
  return { name, ...(error !== undefined && { error }) };
}

/** The words of a field, in the language of the page. */
export const wordsOf = ({ text, englishText }: EditedPhrase): string =>
  nameIn({ name: text, englishName: englishText });

/** New words, for both languages: the others belonged to the former. */
export const phraseAs = (text: string): EditedPhrase => ({ text, englishText: "" });
