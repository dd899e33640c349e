import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import type { OpenInvitation } from "../../../domain/contract/accounts/invitation.ts";
import type { ErrorCode } from "../../../domain/errors.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { readFragment } from "../read-fragment.ts";

const InvitationForm = lazy(async () => ({
  default: (await import("./invitation-form.tsx")).InvitationForm,
}));
const Over = lazy(async () => ({ default: (await import("./over.tsx")).Over }));

type Stage =
  | { kind: "opening" }
  | { kind: "open"; token: string; invitation: OpenInvitation }
  | { kind: "over"; code: ErrorCode }
  | { kind: "failed"; text: string };

/** Opened by the trainer's link, whose secret stands in the fragment and so reaches no server log. */
export function InvitationScreen() {
  const [stage, setStage] = useState<Stage>({ kind: "opening" });
  const open = useCallback(() => {
    setStage({ kind: "opening" });
    import("./open.ts").then(
      async ({ open }) => setStage(await open(readFragment("access_token"))),
      () => setStage({ kind: "failed", text: m.error_offline() }),
    );
  }, []);
  // Another link in the same tab changes nothing but the fragment.
  useEffect(() => {
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, [open]);
  const onOver = useCallback((code: ErrorCode) => {
    setStage({ kind: "over", code });
    scrollTo(0, 0);
  }, []);

  return (
    <Suspense fallback={<Opening />}>
      {stage.kind === "opening" && <Opening />}
      {stage.kind === "open" && <InvitationForm {...stage} onOver={onOver} />}
      {stage.kind === "over" && <Over code={stage.code} />}
      {stage.kind === "failed" && (
        <div className="mx-auto grid w-full max-w-md content-start gap-4">
          <h1 className="page-title">{m.access_invitation_title()}</h1>
          <Banner kind="error">
            <p className="font-medium">{m.access_invitation_failed()}</p>
            <p>{stage.text}</p>
          </Banner>
          <Button onClick={open}>{m.ui_retry()}</Button>
        </div>
      )}
    </Suspense>
  );
}

function Opening() {
  return (
    <div className="mx-auto grid w-full max-w-md content-start gap-4">
      <h1 className="page-title">{m.access_invitation_title()}</h1>
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        {m.access_invitation_opening()}
      </p>
    </div>
  );
}
