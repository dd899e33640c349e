import { type ReactNode, useCallback, useEffect, useState } from "react";
import { isFramed } from "../../lib/session/framed.ts";
import { PasswordForm } from "./password-form.tsx";
import type { Area } from "./remembered-email.ts";

/** In place of the form, or above it. */
export type InFrame = { gate?: ReactNode; note?: ReactNode };

/** Draws the second step; `back` returns to the password, saying why. */
export type CodeStep = (back: (why?: string) => void) => ReactNode;

/** The password, and for whoever turned it on, the second step. */
export function SignIn({ area, children }: { area: Area; children?: ReactNode }) {
  const [step, setStep] = useState<{ draw: CodeStep }>();
  const [notice, setNotice] = useState<string>();
  const [beside, setBeside] = useState<ReactNode>();
  useEffect(() => {
    if (!location.hash) return;
    void import("./arrival.tsx").then(({ tellArrival }) =>
      tellArrival({ failure: setNotice, note: setBeside }),
    );
  }, []);
  const frame = useFrame(area);
  const onCodeRequired = useCallback((draw: CodeStep) => setStep({ draw }), []);
  const back = (why?: string) => {
    setStep(undefined);
    setNotice(why);
  };
  if (step) return step.draw(back);
  // What was typed before the gate came stays typed behind it.
  return (
    <>
      {frame.gate ?? frame.note}
      {frame.gate === undefined && beside}
      <div hidden={frame.gate !== undefined} className="contents">
        <PasswordForm
          area={area}
          notice={notice}
          onCodeRequired={onCodeRequired}
          onUnanswered={setBeside}
        />
        {children}
      </div>
    </>
  );
}

/** What stands before or above the form where this page is a frame, or was opened by one. */
function useFrame(area: Area): InFrame {
  const [frame, setFrame] = useState<InFrame>({});
  useEffect(() => {
    if (area === "trainee" && (isFramed() || location.search))
      void import("../../embed/enter.tsx").then(({ enterFrame }) => enterFrame(setFrame));
  }, [area]);
  return frame;
}
