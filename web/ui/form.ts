import { type FormEvent, useCallback, useRef, useState } from "react";
import { m } from "../paraglide/messages.js";

/** Error texts by the name of the control. */
export type FieldErrors = Record<string, string>;
export type ReadResult<T> = { value: T } | { errors: FieldErrors };
export type SubmitOutcome = { ok: true } | { ok: false; message: string; fields?: FieldErrors };

type FormOptions<T> = {
  read(data: FormData): ReadResult<T>;
  submit(value: T): Promise<SubmitOutcome>;
};

const none: FieldErrors = {};

/**
 * An uncontrolled form. Input stays after every error, a second submit is ignored while one is running, and the
 * first invalid field gets the focus. (A React form action would reset the form.)
 */
export function useForm<T>({ read, submit }: FormOptions<T>) {
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState(none);
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);

  const refuse = (form: HTMLFormElement, fields: FieldErrors) => {
    setErrors(fields);
    focusFirst(form, fields);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy.current) return;
    const form = event.currentTarget;
    const result = read(new FormData(form));
    setFailure(undefined);
    if ("errors" in result) return refuse(form, result.errors);
    setErrors(none);
    busy.current = true;
    setPending(true);
    try {
      const outcome = await submit(result.value);
      if (!outcome.ok) {
        setFailure(outcome.message);
        if (outcome.fields) refuse(form, outcome.fields);
      }
    } catch (error) {
      setFailure(m.ui_unexpected());
      reportError(error);
    } finally {
      busy.current = false;
      setPending(false);
    }
  };

  const onInput = useCallback((event: FormEvent<HTMLFormElement>) => {
    const name = (event.target as HTMLInputElement).name;
    setErrors((current) => {
      if (!name || !(name in current)) return current;
      const { [name]: _, ...rest } = current;
      return rest;
    });
  }, []);

  return { formProps: { onSubmit, onInput, noValidate: true }, pending, errors, failure };
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  for (const element of form.elements) {
    if (!(element instanceof HTMLElement) || !("name" in element)) continue;
    if (typeof element.name === "string" && element.name in errors) {
      element.focus();
      element.scrollIntoView({ block: "center", behavior: "smooth" });
      return;
    }
  }
}
