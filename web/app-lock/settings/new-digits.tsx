import { useState } from "react";
import { isGuessable, readLockDigits } from "../../../domain/accounts/app-lock.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { type ReadResult, type SubmitOutcome, useForm } from "../../ui/form.ts";
import { deriveDigits } from "../derived-digits.ts";
import { DigitsField } from "../digits-field.tsx";
import { readLock, setLock } from "../stored-lock.ts";

type NewDigitsProps = { label: string; onDone: () => void };

/** The digits of the lock, typed twice. */
export function NewDigits({ label, onDone }: NewDigitsProps) {
  const [typed, setTyped] = useState("");
  const submit = async (digits: string): Promise<SubmitOutcome> => {
    const before = readLock();
    const passkey = before && before !== "damaged" ? before.passkey : undefined;
    const derived = await deriveDigits(digits);
    const lock = { digits: derived, wrong: 0, waitMs: 0, ...(passkey && { passkey }) };
    if (!setLock(lock)) return { ok: false, message: m.app_lock_not_stored() };
    onDone();
    return { ok: true };
  };
  const { formProps, pending, errors, failure } = useForm({ read: readNewDigits, submit });
  const digits = readLockDigits(typed);
  return (
    <form className="grid grid-cols-1 gap-4" {...formProps}>
      {failure && <Banner kind="error">{failure}</Banner>}
      <DigitsField
        label={m.app_lock_digits_new()}
        name="digits"
        hint={digits && isGuessable(digits) ? m.app_lock_guessable() : m.app_lock_digits_hint()}
        error={errors.digits}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <DigitsField label={m.app_lock_digits_again()} name="again" error={errors.again} />
      <p className="text-sm text-muted">{m.app_lock_honest()}</p>
      <Button type="submit" size="lg" pending={pending}>
        {label}
      </Button>
    </form>
  );
}

/** The digits, or all errors of both fields. */
function readNewDigits(data: FormData): ReadResult<string> {
  const [digits, again] = ["digits", "again"].map((name) =>
    readLockDigits(String(data.get(name) ?? "")),
  );
  if (!digits) return { errors: { digits: m.app_lock_digits_count() } };
  return again === digits ? { value: digits } : { errors: { again: m.app_lock_differ() } };
}
