import { type ReactNode, useCallback, useEffect, useState } from "react";
import { isFramed } from "../../lib/session/framed.ts";
import { PasswordForm } from "./password-form.tsx";
import type { Area } from "./remembered-email.ts";

/** `gate` replaces the form, `note` is above it. */
export type InFrame = { gate?: ReactNode; note?: ReactNode };

/** Renders the second step; `back` returns to the password with a reason. */
export type CodeStep = (back: (why?: string) => void) => ReactNode;

/** The password, and the second step for accounts that have one. */
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
  // The form stays mounted behind the gate, so that its typed values survive.
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

/** The gate or note of a sign-in in a frame, or opened by one. */
function useFrame(area: Area): InFrame {
  const [frame, setFrame] = useState<InFrame>({});
  useEffect(() => {
    if (area === "trainee" && (isFramed() || location.search))
      void import("../../embed/enter.tsx").then(({ enterFrame }) => enterFrame(setFrame));
  }, [area]);
  return frame;
}
