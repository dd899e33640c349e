import {
  type ChoiceColumn,
  commonPlan,
  type UnknownWord,
  type WordMeanings,
} from "../../../domain/copies/sheet/choices.ts";
import type { ImportKind } from "../../../domain/copies/sheet/kinds.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import type { Option } from "../../ui/control.ts";
import { SelectField } from "../../ui/select.tsx";
import { choiceOptions, type OfferedPlan } from "./choices.ts";
import { changeImport, type ImportDraft } from "./draft.ts";

/** Maximum number of unknown words with fields; a column with more has another meaning. */
const askedWords = 30;

type WordFieldsProps = {
  kind: ImportKind;
  draft: ImportDraft;
  column: ChoiceColumn;
  words: readonly UnknownWord[];
  plans: readonly OfferedPlan[];
};

/** A field for the meaning of each unknown word of a column. */
export function WordFields({ kind, draft, column, words, plans }: WordFieldsProps) {
  if (words.length === 0) return null;
  const meanings = draft.words?.[column] ?? {};
  const say = (key: string, meaning: string) => {
    const { [key]: _, ...others } = meanings;
    const own = meaning === "" ? others : { ...others, [key]: meaning };
    changeImport(kind, { words: { ...draft.words, [column]: own }, stamp: Date.now() });
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {words.slice(0, askedWords).map(({ key, word, count, suggested }) => (
        <SelectField
          key={key}
          label={m.imports_word_means({ word })}
          name={`word-${column}-${key}`}
          hint={hintOf(count, suggested !== undefined && meanings[key] === undefined)}
          value={meanings[key] ?? suggested ?? ""}
          options={[...unsaid(column), ...choiceOptions(column, plans)]}
          onChange={(meaning) => say(key, meaning)}
        />
      ))}
      {words.length > askedWords && (
        <p className="text-sm text-muted">
          {m.imports_words_more({ count: formatCount(words.length - askedWords) })}
        </p>
      )}
    </div>
  );
}

function hintOf(count: number, isSuggested: boolean): string {
  const rows = m.imports_word_rows({ count: formatCount(count) });
  return isSuggested ? `${rows} · ${m.imports_word_suggested()}` : rows;
}

/** The default meaning of an unknown word; a plan is never guessed. */
function unsaid(column: ChoiceColumn): Option[] {
  switch (column) {
    case "plan":
      return [
        { value: "", label: m.imports_word_choose(), disabled: true },
        { value: commonPlan, label: m.imports_word_common_plan() },
      ];
    case "paid":
      return [{ value: "", label: m.imports_word_common_answer() }];
    case "category":
    case "timing":
      return [{ value: "", label: m.imports_word_leaves_row() }];
    case "gender":
    case "goals":
    case "bloodType":
      return [{ value: "", label: m.imports_word_leaves_cell() }];
  }
}

/** Whether a word for a plan has no meaning yet. */
export const isPlanOpen = (words: readonly UnknownWord[], meanings: WordMeanings = {}): boolean =>
  words
    .slice(0, askedWords)
    .some(({ key, suggested }) => (meanings.plan?.[key] ?? suggested) === undefined);
