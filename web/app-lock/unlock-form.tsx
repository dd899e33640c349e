import { useEffect, useRef, useState } from "react";
import { readLockDigits } from "../../domain/accounts/app-lock.ts";
import { clockText } from "../../domain/activity/countdown.ts";
import { m } from "../paraglide/messages.js";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { type ReadResult, type SubmitOutcome, useForm } from "../ui/form.ts";
import { Icon } from "../ui/icon.tsx";
import { isOwner } from "./device-passkey.ts";
import { DigitsField } from "./digits-field.tsx";
import { SignInAgain } from "./sign-in-again.tsx";
import { readLock, triableOf } from "./stored-lock.ts";
import { forgiveTries, tryDigits, waitOn } from "./try-digits.ts";

type UnlockFormProps = {
  /** The button's label. */
  label?: string;
  onOpen: () => void;
};

/** Asks for the digits, or for the owner of this device. */
export function UnlockForm({ label = m.app_lock_open(), onOpen }: UnlockFormProps) {
  const [lock, setLock] = useState(readLock);
  const [isRefused, setRefused] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const wait = useWait();
  const submit = async (digits: string): Promise<SubmitOutcome> => {
    if (await tryDigits(digits)) {
      onOpen();
      return { ok: true };
    }
    setLock(readLock());
    const isWaiting = wait.look() > 0;
    const text = isWaiting ? m.app_lock_wrong_later() : m.app_lock_wrong();
    return { ok: false, message: "", fields: { digits: text } };
  };
  const { formProps, pending, errors, failure } = useForm({ read: readDigits, submit });
  const form = useRef<HTMLFormElement>(null);
  const triable = triableOf(lock);
  const passkey = triable?.passkey;
  useEffect(() => form.current?.querySelector<HTMLElement>("button, input")?.focus(), []);
  if (!triable) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <Banner kind="info">
          {lock === "damaged" ? m.app_lock_damaged() : m.app_lock_spent()}
        </Banner>
        <SignInAgain variant="primary" label={m.app_lock_sign_in()} />
      </div>
    );
  }
  const askOwner = async () => {
    if (!passkey) return;
    setAsking(true);
    const isProven = await isOwner(passkey);
    setAsking(false);
    setRefused(!isProven);
    if (!isProven) return form.current?.querySelector("input")?.focus();
    forgiveTries();
    onOpen();
  };
  return (
    <form ref={form} className="grid grid-cols-1 gap-4" {...formProps}>
      {passkey && (
        <Button size="lg" pending={isAsking} onClick={() => void askOwner()}>
          <Icon name="lock" />
          {m.app_lock_open_passkey()}
        </Button>
      )}
      {isRefused && <Banner kind="info">{m.app_lock_passkey_failed()}</Banner>}
      {failure && <Banner kind="error">{failure}</Banner>}
      <DigitsField label={m.app_lock_digits()} name="digits" error={errors.digits} />
      {wait.ms > 0 && <Wait ms={wait.ms} />}
      <Button
        type="submit"
        size="lg"
        variant={passkey ? "secondary" : "primary"}
        disabled={wait.ms > 0}
        pending={pending}
      >
        {label}
      </Button>
      <SignInAgain variant="ghost" label={m.app_lock_forgotten()} />
    </form>
  );
}

function Wait({ ms }: { ms: number }) {
  const time = clockText(Math.ceil(ms / 1000));
  return (
    <p role="timer" className="text-muted">
      {m.app_lock_wait()}{" "}
      <bdi dir="ltr" className="font-semibold text-ink tabular-nums">
        {time}
      </bdi>
    </p>
  );
}

function readDigits(data: FormData): ReadResult<string> {
  const digits = readLockDigits(String(data.get("digits") ?? ""));
  return digits ? { value: digits } : { errors: { digits: m.app_lock_digits_count() } };
}

const tickMs = 1_000;

/** The rest of the wait, and a look at the stored one. */
function useWait() {
  const [ms, setMs] = useState(() => waitOn(0));
  const waits = ms > 0;
  useEffect(() => {
    if (!waits) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      setMs(waitOn(now - last));
      last = now;
    }, tickMs);
    return () => clearInterval(timer);
  }, [waits]);
  const look = () => {
    const left = waitOn(0);
    setMs(left);
    return left;
  };
  return { ms, look };
}
