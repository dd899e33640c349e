import type { QuestionKind } from "../../../../../domain/check-ins/questions.ts";
import { newId } from "../../../../../domain/id.ts";
import {
  type EditedForm,
  type EditedQuestion,
  newOption,
  newQuestion,
  shownQuestions,
} from "./edited-form.ts";

type Questions = readonly EditedQuestion[];

const put = (form: EditedForm, questions: Questions): EditedForm => ({ ...form, questions });

export const changeQuestion = (
  form: EditedForm,
  id: string,
  changes: Partial<EditedQuestion>,
): EditedForm =>
  put(
    form,
    form.questions.map((question) => (question.id === id ? { ...question, ...changes } : question)),
  );

/** Adds a question after another one; at the end without one. */
export function addQuestion(
  form: EditedForm,
  question: EditedQuestion,
  after?: string,
): EditedForm {
  const at = form.questions.findIndex(({ id }) => id === after);
  const place = at < 0 ? form.questions.length : at + 1;
  return put(form, form.questions.toSpliced(place, 0, question));
}

/** Removes a question, or brings it back to its place. */
export const removeQuestion = (form: EditedForm, id: string, isRemoved = true): EditedForm =>
  changeQuestion(form, id, { isRemoved });

/** Moves a question to a place among the asked ones; the nearest one if there is no such place. */
export function moveQuestion(form: EditedForm, id: string, place: number): EditedForm {
  const moved = form.questions.find((question) => question.id === id);
  if (!moved) return form;
  const others = form.questions.filter((question) => question.id !== id);
  const asked = shownQuestions(others);
  const before = asked[Math.max(0, place)];
  const at = before ? others.indexOf(before) : others.length;
  return put(form, others.toSpliced(at, 0, moved));
}

/** Another kind is another question: earlier answers belong to the former one. */
export function changeKind(form: EditedForm, id: string, kind: QuestionKind) {
  const former = form.questions.find((question) => question.id === id);
  if (!former || former.kind === kind) return { form, id };
  const { text, englishText, audience, end, options } = former;
  const plain = newQuestion(kind);
  const next = {
    ...plain,
    text,
    englishText,
    audience,
    end,
    options: options.length > 0 ? options : plain.options,
  };
  return { form: addQuestion(removeQuestion(form, id), next, id), id: next.id };
}

/** Adds a copy after its original. */
export function duplicateQuestion(form: EditedForm, id: string) {
  const original = form.questions.find((question) => question.id === id);
  if (!original) return { form, id };
  const copy = { ...original, id: newId(), stored: null };
  return { form: addQuestion(form, copy, id), id: copy.id };
}

/** Adds an empty option after another one. */
export function addOption(
  question: EditedQuestion,
  after: string,
): Pick<EditedQuestion, "options"> & { id: string } {
  const option = newOption();
  const at = question.options.findIndex(({ id }) => id === after);
  return { options: question.options.toSpliced(at + 1, 0, option), id: option.id };
}

/** Removes an option, and its mark. */
export const removeOption = (
  { options, flag }: EditedQuestion,
  id: string,
): Pick<EditedQuestion, "flag" | "options"> => ({
  options: options.filter((option) => option.id !== id),
  flag: { ...flag, answers: flag.answers.filter((answer) => answer !== id) },
});
