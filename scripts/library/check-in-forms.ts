import { type MeasurementKind, measurementKinds } from "../../domain/body/measurements.ts";
import { type PhotoPose, photoPoses } from "../../domain/check-ins/progress-photos.ts";
import {
  type FlagRule,
  factNames,
  type Phrase,
  type Question,
  type QuestionKind,
  questionAudiences,
  questionKinds,
  scaleEnds,
} from "../../domain/check-ins/questions.ts";
import { seedId } from "../seed/ids.ts";
import { writtenAt } from "./starter-tables.ts";
import { oneOf, readTable } from "./table.ts";

interface LibraryForm {
  /** The last part of its id. */
  number: number;
  name: string;
  englishName: string;
  questions: readonly Question[];
}

/** `ساعة | h`, separated by semicolons. */
function phrasesOf(cell: string): Phrase[] {
  return cell.split("; ").map((each) => {
    const [text = "", englishText = "", ...more] = each.split(" | ");
    if (!text || !englishText || more.length > 0) throw new Error(`«${each}» is no phrase`);
    return { text, englishText };
  });
}

/** `yes` or other answers, or a bound with its times in a row: `<= 2 x 2`. */
function flagOf(cell: string): FlagRule | null {
  if (cell === "") return null;
  const bound = /^(?<sign>[<>])= (?<value>[\d.]+)(?: x (?<times>\d))?$/.exec(cell)?.groups;
  if (!bound) return { when: "answer", answers: cell.split(" ") };
  return {
    when: bound.sign === "<" ? "at_most" : "at_least",
    value: Number(bound.value),
    times: Number(bound.times ?? 1),
  };
}

/** The fields of a question's kind, by its cells `detail` and `words`. */
function ofKind(kind: QuestionKind, detail: string, words: string) {
  const parts = detail.split(" ");
  switch (kind) {
    case "scale": {
      const [low = null, high = null] = phrasesOf(words);
      return { kind, end: oneOf(scaleEnds, Number(detail)), low, high };
    }
    case "number": {
      const [min = 0, max = 0, decimals = 0] = parts.map(Number);
      return { kind, unit: phrasesOf(words)[0] ?? null, min, max, decimals };
    }
    case "choice":
    case "choices": {
      const phrases = phrasesOf(words);
      if (phrases.length !== parts.length) throw new Error(`«${words}» are not ${detail}`);
      return { kind, options: phrases.map((phrase, at) => ({ id: parts[at] ?? "", ...phrase })) };
    }
    case "measurements":
      return {
        kind,
        measured: parts.map((each): MeasurementKind => oneOf(measurementKinds, each)),
      };
    case "photos":
      return { kind, poses: parts.map((each): PhotoPose => oneOf(photoPoses, each)) };
    case "fact":
      return { kind, fact: oneOf(factNames, detail) };
    case "yes_no":
    case "short_text":
    case "long_text":
    case "voice":
      return { kind };
  }
}

const questions = readTable("check-in-questions", [
  "form",
  "number",
  "kind",
  "detail",
  "flag",
  "required",
  "audience",
  "text",
  "english_text",
  "words",
]).map((row) => ({
  form: Number(row.form),
  question: {
    id: seedId("checkInQuestion", writtenAt, Number(row.form), Number(row.number)),
    text: row.text,
    englishText: row.english_text,
    required: oneOf(["required", "optional"], row.required) === "required",
    audience: oneOf(questionAudiences, row.audience),
    flag: flagOf(row.flag),
    ...ofKind(oneOf(questionKinds, row.kind), row.detail, row.words),
  } satisfies Question,
}));

/** The ready forms. */
export const libraryForms: readonly LibraryForm[] = readTable("check-in-forms", [
  "number",
  "name",
  "english_name",
]).map((row) => {
  const number = Number(row.number);
  return {
    number,
    name: row.name,
    englishName: row.english_name,
    questions: questions.filter(({ form }) => form === number).map(({ question }) => question),
  };
});
