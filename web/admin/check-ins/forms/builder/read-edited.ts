import {
  type FlagRule,
  formFields,
  formProblems,
  isCounted,
  measuredOf,
  type Phrase,
  posesOf,
  type Question,
  questionCounts,
} from "../../../../../domain/check-ins/questions.ts";
import type { FormContent } from "../../../../../domain/contract/check-ins/forms.ts";
import type { FieldProblem } from "../../../../../domain/errors.ts";
import { checkField, type FieldRule } from "../../../../../domain/fields.ts";
import { parseNumber } from "../../../../../domain/numerals.ts";
import { asOneLine } from "../../../../../domain/text.ts";
import {
  type EditedForm,
  type EditedPhrase,
  type EditedQuestion,
  shownQuestions,
} from "./edited-form.ts";
import { factNameTexts } from "./kinds.ts";

/** Problems by their place: `name`, `questions`, or a question's id with the name of its field. */
export type Problems = Readonly<Record<string, FieldProblem>>;

/** The place of a problem in a question. */
export const placeIn = (questionId: string, field: string) => `${questionId}.${field}`;

const trimmed = (text: string) => asOneLine(text).trim();
const orNull = (text: string) => trimmed(text) || null;
const phrase = ({ text, englishText }: EditedPhrase): Phrase | null =>
  trimmed(text) === "" ? null : { text: trimmed(text), englishText: orNull(englishText) };

/** The question as it is stored and previewed, whether or not it is valid; empty options are left out. */
export function questionOf(edited: EditedQuestion): Question {
  const { id, kind, audience, required } = edited;
  const common = {
    id,
    text: trimmed(edited.text) || (kind === "fact" ? factNameTexts[edited.fact]() : ""),
    englishText: orNull(edited.englishText),
    required: required && isCounted({ kind }),
    audience,
    flag: flagOf(edited),
  };
  switch (kind) {
    case "scale": {
      const { end, low, high } = edited;
      return { ...common, kind, end, low: phrase(low), high: phrase(high) };
    }
    case "number": {
      const { unit, decimals } = edited;
      const [min, max] = [parseNumber(edited.min) ?? 0, parseNumber(edited.max) ?? 0];
      return { ...common, kind, unit: phrase(unit), min, max, decimals };
    }
    case "choice":
    case "choices": {
      const options = edited.options.flatMap(({ id: optionId, ...words }) => {
        const read = phrase(words);
        return read ? [{ id: optionId, ...read }] : [];
      });
      return { ...common, kind, options };
    }
    case "measurements":
      return { ...common, kind, measured: measuredOf(edited.measured) };
    case "photos":
      return { ...common, kind, poses: posesOf(edited.poses) };
    case "fact":
      return { ...common, kind, fact: edited.fact };
    case "yes_no":
    case "short_text":
    case "long_text":
    case "voice":
      return { ...common, kind };
  }
}

/** The rule of a kind that can be marked; null if it marks nothing. */
function flagOf({ kind, flag, options }: EditedQuestion): FlagRule | null {
  if (kind === "scale" || kind === "number") {
    const { when, value, times } = flag;
    return when === "never" ? null : { when, value: parseNumber(value) ?? 0, times };
  }
  const isChoice = kind === "choice" || kind === "choices";
  const asked = options.filter(({ text }) => text.trim() !== "").map(({ id }) => id);
  const answers = isChoice ? flag.answers.filter((id) => asked.includes(id)) : flag.answers;
  if (!(isChoice || kind === "yes_no") || answers.length === 0) return null;
  return { when: "answer", answers };
}

/** The content to save, or what is wrong, by place. */
export function readEdited(form: EditedForm): { content: FormContent } | { problems: Problems } {
  const asked = shownQuestions(form.questions);
  const optional = (rule: Extract<FieldRule, { kind: "text" }>) => ({ ...rule, optional: true });
  const problems = problemsAt({
    name: checkField(formFields.name, form.name),
    englishName: checkField(optional(formFields.name), form.englishName),
    ...Object.assign({}, ...asked.map(fieldProblems)),
  });
  const questions = asked.map(questionOf);
  for (const [path, problem] of Object.entries(formProblems(questions) ?? {})) {
    const [, place, field] = path.split(".");
    const id = place === undefined ? undefined : questions[Number(place)]?.id;
    problems[id && field ? placeIn(id, field) : path] ??= problem;
  }
  if (Object.keys(problems).length > 0) return { problems };
  const { revision } = form;
  return {
    content: {
      name: form.name.trim(),
      englishName: orNull(form.englishName),
      questions: storable(form.questions) as FormContent["questions"],
      revision,
    },
  };
}

/** The asked questions, and the removed ones that the form was ever saved with; the oldest of these give way. */
function storable(questions: readonly EditedQuestion[]): Question[] {
  const kept = questions.filter(({ isRemoved, stored }) => !isRemoved || stored !== null);
  let over = kept.length - questionCounts.stored;
  return kept.flatMap((question) => {
    if (!question.isRemoved) return [questionOf(question)];
    over -= 1;
    if (over >= 0 || !question.stored) return [];
    return [{ ...question.stored, isRemoved: true as const }];
  });
}

/** The problems of a question's fields; the rules between them are those of `formProblems`. */
function fieldProblems(question: EditedQuestion): Record<string, FieldProblem | undefined> {
  const { id, kind, low, high, unit, options, flag } = question;
  const { text, end, option, bound } = formFields;
  const checks: Record<string, FieldProblem | undefined> = {
    text: kind === "fact" ? undefined : checkField(text, asOneLine(question.text)),
    englishText: checkField({ ...text, optional: true }, question.englishText),
  };
  const check = (name: string, rule: FieldRule, value: string) => {
    checks[name] = checkField({ ...rule, optional: true } as FieldRule, value);
  };
  if (kind === "scale") {
    check("low", end, low.text);
    check("high", end, high.text);
  }
  if (kind === "number") {
    check("unit", formFields.unit, unit.text);
    checks.min = checkField(bound, question.min);
    checks.max = checkField(bound, question.max);
  }
  if (kind === "choice" || kind === "choices")
    for (const each of options) check(`option.${each.id}`, option, each.text);
  if ((kind === "scale" || kind === "number") && flag.when !== "never")
    checks.flag = flagProblem(question);
  return Object.fromEntries(
    Object.entries(checks).map(([name, problem]) => [placeIn(id, name), problem]),
  );
}

/** A mark outside the possible answers would never come. */
function flagProblem({ kind, end, min, max, flag }: EditedQuestion): FieldProblem | undefined {
  const [least, most] = kind === "scale" ? [1, end] : [parseNumber(min), parseNumber(max)];
  if (least === undefined || most === undefined || least >= most) return undefined;
  const decimals = kind === "scale" ? 0 : formFields.bound.decimals;
  return checkField({ kind: "number", min: least, max: most, decimals }, flag.value);
}

const problemsAt = (checks: Record<string, FieldProblem | undefined>) =>
  Object.fromEntries(
    Object.entries(checks).filter(
      (entry): entry is [string, FieldProblem] => entry[1] !== undefined,
    ),
  );
