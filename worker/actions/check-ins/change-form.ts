import { type Question, questionCounts } from "../../../domain/check-ins/questions.ts";
import type { CheckInForm, FormContent } from "../../../domain/contract/check-ins/forms.ts";
import { type FieldProblem, MiranError } from "../../../domain/errors.ts";
import { getForm, putForm } from "../../data/check-ins/forms.ts";
import type { TrainerScope } from "../../data/scope.ts";

/**
 * Creates or replaces a form. Questions that the new content leaves out stay as removed ones, so that answers on their
 * way are read. A repetition changes nothing.
 */
export async function changeForm(
  scope: TrainerScope,
  id: string,
  content: FormContent,
): Promise<CheckInForm> {
  const known = content.revision === null ? undefined : await getForm(scope, id);
  if (content.revision !== null && !known) throw new MiranError("not_found");
  const questions = withRemoved(content.questions, known?.questions ?? []);
  const stored = await putForm(scope, id, { ...content, questions });
  const isWritten =
    stored?.revision === (content.revision ?? 0) + 1 &&
    stored.name === content.name &&
    stored.englishName === content.englishName &&
    JSON.stringify(stored.questions) === JSON.stringify(questions);
  if (stored && isWritten) return stored;
  if (!stored && content.revision === null) throw new MiranError("check_in_forms_full");
  throw new MiranError("conflict");
}

/** @throws MiranError if a question has another kind than before: a new kind is a new question */
function withRemoved(
  given: readonly Question[],
  stored: readonly Question[],
): FormContent["questions"] {
  const byId = new Map(stored.map((question) => [question.id, question]));
  const fields: Record<string, FieldProblem> = {};
  given.forEach(({ id, kind }, place) => {
    const before = byId.get(id);
    if (before && before.kind !== kind) fields[`questions.${place}.kind`] = { code: "invalid" };
  });
  if (Object.keys(fields).length > 0) throw new MiranError("invalid_request", { fields });
  // The latest removed ones come first, so the oldest give way.
  const left = stored
    .filter(({ id }) => !given.some((question) => question.id === id))
    .slice(0, questionCounts.stored - given.length)
    .map((question) => ({ ...question, isRemoved: true as const }));
  return [...given, ...left] as FormContent["questions"];
}
