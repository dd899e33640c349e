import { useEffect } from "react";
import { m } from "../paraglide/messages.js";
import { type FieldErrors, type SubmitOutcome, useForm } from "../ui/form.ts";
import { whenIdle } from "./when-idle.ts";

export type Submit = (data: FormData) => Promise<SubmitOutcome>;

/**
 * A form whose judging and sending arrives after the screen answers: while the visitor types, or
 * with the first press. It is what the first paint and the first key can do without.
 */
export function useDeferredForm(load: () => Promise<Submit>) {
  useEffect(() => whenIdle(() => load().catch(() => undefined)), [load]);
  return useForm<FormData>({
    read: (data) => ({ value: data }),
    submit: async (data) => {
      const submit = await load().catch(() => undefined);
      return submit ? submit(data) : { ok: false, message: m.error_offline() };
    },
  });
}

/** Only the fields are in trouble; nothing is said above the form. */
export function refused(fields: FieldErrors): SubmitOutcome {
  return { ok: false, message: "", fields };
}
