import { foldForSearch, withoutArticle } from "../../arabic.ts";
import { readGoals } from "../../people/goal-words.ts";
import { suggestedPlan } from "./durations.ts";
import type { ImportColumn } from "./kinds.ts";
import { readPaidPart } from "./money.ts";
import { cellsIn, isLost, type Sheet } from "./rows.ts";
import {
  planWords,
  readBloodType,
  readCategory,
  readGender,
  readPaid,
  readTiming,
} from "./words.ts";

/** Columns with a limited set of values. */
const choiceColumns = [
  ...(["gender", "goals", "bloodType", "plan", "paid", "category", "timing"] as const),
];
export type ChoiceColumn = (typeof choiceColumns)[number];

/** The chosen meanings of unknown words, by the folded word. */
export type WordMeanings = Partial<Record<ChoiceColumn, Readonly<Record<string, string>>>>;

/** Stands for the common plan. */
export const commonPlan = "-";

interface KnownPlan {
  id: string;
  name: string;
  englishName: string | null;
  /** Its length. */
  months?: number | undefined;
}

/** The value of a cell in such a column; undefined for an unknown word. */
function readChoice(column: ChoiceColumn, cell: string, plans: readonly KnownPlan[]): unknown {
  switch (column) {
    case "gender":
      return readGender(cell);
    case "goals":
      return readGoals(cell)[0];
    case "bloodType":
      return readBloodType(cell);
    case "plan":
      return readPlan(cell, plans);
    case "paid":
      return readPaid(cell) ?? readPaidPart(cell);
    case "category":
      return readCategory(cell);
    case "timing":
      return readTiming(cell);
  }
}

export const isChoiceColumn = (column: ImportColumn | undefined): column is ChoiceColumn =>
  choiceColumns.some((each) => each === column);

/** An unknown word of a column, as first written, with its number of rows. */
export interface UnknownWord {
  word: string;
  key: string;
  count: number;
  /** The plan that a duration suggests. */
  suggested?: string;
}

/** The key of a word's meaning. */
export const wordKey = (cell: string): string => foldForSearch(cell);

/** The unknown words of a column, most frequent first. */
export function unknownWords(
  sheet: Sheet,
  at: number,
  column: ChoiceColumn,
  plans: readonly KnownPlan[],
): UnknownWord[] {
  const found = new Map<string, UnknownWord>();
  for (const word of cellsIn(sheet, at, column)) {
    if (isLost(word) || readChoice(column, word, plans) !== undefined) continue;
    const key = wordKey(word);
    const before = found.get(key);
    if (before) before.count += 1;
    else {
      const suggested = column === "plan" ? suggestedPlan(word, plans) : undefined;
      found.set(key, { word, key, count: 1, ...(suggested && { suggested }) });
    }
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count);
}

/** The chosen meanings, and before a choice the suggested plans. */
export function withSuggestions(
  words: WordMeanings = {},
  unknown: readonly UnknownWord[],
): WordMeanings {
  const suggested = unknown.flatMap((each) =>
    each.suggested === undefined ? [] : [[each.key, each.suggested] as const],
  );
  if (suggested.length === 0) return words;
  return { ...words, plan: { ...Object.fromEntries(suggested), ...words.plan } };
}

const plainPlan = (name: string): string =>
  foldForSearch(name)
    .split(/[^\p{L}\p{N}]+/u)
    .map(withoutArticle)
    .filter((word) => word !== "" && !planWords.has(word))
    .join(" ");

/**
 * The id of the plan that a cell names: «الاحترافية» and «أساسيه» are names of «الخطة الاحترافية» and «الخطة
 * الأساسية».
 */
export function readPlan(cell: string, plans: readonly KnownPlan[]): string | undefined {
  const byId = plans.find(({ id }) => id === cell);
  if (byId) return byId.id;
  const folded = foldForSearch(cell);
  const exact = plans.find((plan) => namesOf(plan).some((name) => foldForSearch(name) === folded));
  if (exact) return exact.id;
  const plain = plainPlan(cell);
  const alike = plans.filter((plan) => namesOf(plan).some((name) => plainPlan(name) === plain));
  return plain === "" || alike.length > 1 ? undefined : alike[0]?.id;
}

const namesOf = ({ name, englishName }: KnownPlan) => [name, ...(englishName ? [englishName] : [])];
