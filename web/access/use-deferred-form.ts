import { useEffect } from "react";
import { m } from "../paraglide/messages.js";
import { type FieldErrors, type SubmitOutcome, useForm } from "../ui/form.ts";
import { whenIdle } from "./when-idle.ts";

export type Submit = (data: FormData) => Promise<SubmitOutcome>;

/**
 * A form whose validation and request load after hydration: during typing, or with the first press. The first paint
 * and the first key do not need them.
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

/** A refusal with errors at fields only, and no text above the form. */
export function refused(fields: FieldErrors): SubmitOutcome {
  return { ok: false, message: "", fields };
}
