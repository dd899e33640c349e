import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { m } from "../../paraglide/messages.js";
import { whenIdle } from "../when-idle.ts";
import type { Offer } from "./offer.tsx";
import { forgetFields } from "./persisted-fields.ts";
import { loadSections, RegisterForm } from "./register-form.tsx";

const toSignInMs = 2000;

export function RegisterScreen() {
  const { offer, failed, ask } = useOffer();
  const known = offer?.form;
  const choices = useMemo(() => ({ ...known, failed, onRetry: ask }), [known, failed, ask]);
  const [success, setSuccess] = useState<ReactNode>();
  const onRegistered = useCallback((message: ReactNode, next: string) => {
    forgetFields();
    setSuccess(message);
    scrollTo(0, 0);
    setTimeout(() => location.assign(next), toSignInMs);
  }, []);
  const form = !success && !offer?.closed;
  return (
    <div className="flex grow flex-col gap-6">
      <div className="grid gap-1">
        <h1 className="page-title">{m.access_register_title()}</h1>
        {form && <p className="text-muted">{offer?.intro ?? m.access_register_text()}</p>}
      </div>
      {success ?? offer?.closed}
      {form && <RegisterForm offer={choices} askOffer={ask} onRegistered={onRegistered} />}
    </div>
  );
}

/** The trainer's present offer, once it is loaded. */
function useOffer() {
  const [offer, setOffer] = useState<Offer>();
  const [failed, setFailed] = useState(false);
  const asked = useRef<Promise<Offer>>(undefined);
  // One request for all callers; a failed one is repeated.
  const ask = useCallback(() => {
    if (asked.current) return asked.current;
    setFailed(false);
    const arriving = fetchOffer();
    asked.current = arriving;
    arriving.then(
      // As a transition, its cards render in slices, and the form stays responsive.
      (offer) => startTransition(() => setOffer(offer)),
      () => {
        asked.current = undefined;
        setFailed(true);
      },
    );
    return arriving;
  }, []);
  useEffect(() => whenIdle(ask), [ask]);
  return { offer, failed, ask };
}

async function fetchOffer(): Promise<Offer> {
  const [{ loadOffer }] = await Promise.all([import("./offer.tsx"), loadSections()]);
  return loadOffer();
}
