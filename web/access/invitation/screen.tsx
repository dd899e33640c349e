import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { ErrorCode } from "../../../domain/errors.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { readFragment } from "../read-fragment.ts";

type Stage =
  | { kind: "opening" }
  | { kind: "shown"; screen: ReactNode }
  | { kind: "failed"; text: string };

/** Opened by the trainer's link, whose secret is in the fragment and so in no server log. */
export function InvitationScreen() {
  const [stage, setStage] = useState<Stage>({ kind: "opening" });
  const open = useCallback(async () => {
    setStage({ kind: "opening" });
    setStage(await stageOf(setStage).catch(() => failed(m.error_offline())));
  }, []);
  // Another link in the same tab changes only the fragment.
  useEffect(() => {
    void open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, [open]);

  if (stage.kind === "shown") return stage.screen;
  if (stage.kind === "opening") return <Opening />;
  return (
    <div className="mx-auto grid w-full max-w-md content-start gap-4">
      <h1 className="page-title">{m.access_invitation_title()}</h1>
      <Banner kind="error">
        <p className="font-medium">{m.access_invitation_failed()}</p>
        <p>{stage.text}</p>
      </Banner>
      <Button onClick={open}>{m.ui_retry()}</Button>
    </div>
  );
}

const failed = (text: string): Stage => ({ kind: "failed", text });

/** The invitation and the code of its screen; if either fails, both are loaded again. */
async function stageOf(setStage: (stage: Stage) => void): Promise<Stage> {
  const { open } = await import("./open.ts");
  const opened = await open(readFragment("access_token"));
  if (opened.kind === "failed") return opened;
  const [{ Over }, { InvitationForm }] = await Promise.all([
    import("./over.tsx"),
    import("./invitation-form.tsx"),
  ]);
  const over = (code: ErrorCode): Stage => ({ kind: "shown", screen: <Over code={code} /> });
  if (opened.kind === "over") return over(opened.code);
  const { token, invitation } = opened;
  const onOver = (code: ErrorCode) => {
    setStage(over(code));
    scrollTo(0, 0);
  };
  return {
    kind: "shown",
    screen: <InvitationForm token={token} invitation={invitation} onOver={onOver} />,
  };
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
