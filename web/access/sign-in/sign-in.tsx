import { type ReactNode, useCallback, useEffect, useState } from "react";
import { PasswordForm } from "./password-form.tsx";
import type { Area } from "./remembered-email.ts";

/** Draws the second step; `back` returns to the password, saying why. */
export type CodeStep = (back: (why?: string) => void) => ReactNode;

/** The password, and for whoever turned it on, the second step. */
export function SignIn({ area, children }: { area: Area; children?: ReactNode }) {
  const [step, setStep] = useState<{ draw: CodeStep }>();
  const [notice, setNotice] = useState<string>();
  useEffect(() => {
    if (location.hash === "#inactive")
      void import("./inactive.ts").then(({ tell }) => tell(setNotice));
  }, []);
  const onCodeRequired = useCallback((draw: CodeStep) => setStep({ draw }), []);
  const back = (why?: string) => {
    setStep(undefined);
    setNotice(why);
  };
  if (step) return step.draw(back);
  return (
    <>
      <PasswordForm area={area} notice={notice} onCodeRequired={onCodeRequired} />
      {children}
    </>
  );
}
