import { useEffect, useState } from "react";
import type { CheckInForm } from "../../../../../domain/contract/check-ins/forms.ts";
import { errorText } from "../../../../lib/format/error-text.ts";
import { ApiError } from "../../../../lib/session/api-error.ts";
import { m } from "../../../../paraglide/messages.js";
import { toast } from "../../../../ui/toast.tsx";
import { editedForms } from "../drafts.ts";
import { saveForm } from "../queries.ts";
import { type EditedForm, editedOf, rebased } from "./edited-form.ts";
import { type Problems, readEdited } from "./read-edited.ts";

const isSame = (one: EditedForm, other: EditedForm) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A form during editing, kept on this device until it is saved.
 * @param saved the saved form; undefined for a new one
 * @param begun the first values: a draft, or those of the saved form
 */
export function useFormEdit(saved: CheckInForm | undefined, begun: EditedForm) {
  const [form, setForm] = useState(begun);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const [isConflict, setConflict] = useState(false);
  const [base, setBase] = useState(saved);
  // Another window's save is shown where nothing was edited here.
  if (saved && saved.revision !== base?.revision) {
    setBase(saved);
    if (base && isSame(form, editedOf(base))) setForm(editedOf(saved));
  }
  const isChanged = !saved || !isSame(form, editedOf(saved));
  useEffect(() => editedForms.keep(form.id, isChanged ? form : undefined), [form, isChanged]);

  /** Takes the saved version, and drops the edits. */
  const takeSaved = (version: CheckInForm) => {
    setForm(editedOf(version));
    setProblems({});
    setFailure(undefined);
    setConflict(false);
  };

  /**
   * Saves the form.
   * @param over the revision that it replaces, if not the edited one
   * @returns the problems of the form, or whether it is saved
   */
  const save = async (over?: number): Promise<{ problems: Problems } | { isSaved: boolean }> => {
    if (pending || !isChanged) return { isSaved: false };
    const read = readEdited(over === undefined ? form : { ...form, revision: over });
    setProblems("problems" in read ? read.problems : {});
    if ("problems" in read) return read;
    setPending(true);
    setFailure(undefined);
    try {
      const version = await saveForm(form.id, read.content);
      setForm((now) => (now === form ? editedOf(version) : rebased(now, version)));
      setConflict(false);
      toast({ kind: "success", text: m.check_in_form_saved() });
      return { isSaved: true };
    } catch (error) {
      if (error instanceof ApiError && error.code === "conflict") setConflict(true);
      else setFailure(errorText(error, m.check_in_form_save_failed()));
      return { isSaved: false };
    } finally {
      setPending(false);
    }
  };

  /** Drops the problems of a place, once it is typed in. */
  const clearProblem = (place: string) =>
    setProblems((current) => {
      if (!(place in current)) return current;
      const { [place]: _, ...rest } = current;
      return rest;
    });

  return {
    form,
    change: setForm as (update: (form: EditedForm) => EditedForm) => void,
    problems,
    clearProblem,
    save,
    takeSaved,
    failure,
    pending,
    isConflict,
    isChanged,
  };
}

export type FormEdit = ReturnType<typeof useFormEdit>;
