import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { paths } from "../../paths.ts";
import { whenIdle } from "../when-idle.ts";
import { forgetFields } from "./kept-fields.ts";
import type { Offer } from "./offer.tsx";
import { loadSections, RegisterForm } from "./register-form.tsx";

const toSignInMs = 2000;

export function RegisterScreen() {
  const { offer, failed, onRetry } = useOffer();
  const known = offer?.form;
  const choices = useMemo(() => ({ ...known, failed, onRetry }), [known, failed, onRetry]);
  const [success, setSuccess] = useState<ReactNode>();
  const onRegistered = useCallback((message: ReactNode) => {
    forgetFields();
    setSuccess(message);
    scrollTo(0, 0);
    setTimeout(() => location.assign(paths.trainee.signIn), toSignInMs);
  }, []);
  const form = !success && !offer?.closed;
  return (
    <div className="flex grow flex-col gap-6">
      <div className="grid gap-1">
        <h1 className="page-title">{m.access_register_title()}</h1>
        {form && <p className="text-muted">{m.access_register_text()}</p>}
      </div>
      {success ?? offer?.closed}
      {form && <RegisterForm offer={choices} onRegistered={onRegistered} />}
    </div>
  );
}

/** What the trainer offers now, once that is known. */
function useOffer() {
  const [offer, setOffer] = useState<Offer>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    Promise.all([import("./offer.tsx"), loadSections()])
      .then(([{ loadOffer }]) => loadOffer())
      .then(setOffer, () => setFailed(true));
  }, []);
  useEffect(() => whenIdle(load), [load]);
  return { offer, failed, onRetry: load };
}
