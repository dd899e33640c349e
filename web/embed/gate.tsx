import { useState } from "react";
import { paths } from "../../domain/paths.ts";
import { m } from "../paraglide/messages.js";
import { Banner } from "../ui/banner.tsx";
import { Button, LinkButton } from "../ui/button.tsx";

/** Replaces the form in a frame whose browser stores no session. */
export function Gate({ onAllow }: { onAllow: () => Promise<boolean> }) {
  const [state, setState] = useState<"asked" | "pending" | "refused">("asked");
  const allow = async () => {
    setState("pending");
    if (!(await onAllow())) setState("refused");
  };
  // The same address at the top level, which leads back to the frame.
  const page = (
    <LinkButton
      href={`${paths.trainee.signIn}?from=frame`}
      target="_top"
      variant={state === "refused" ? "primary" : "secondary"}
      size="lg"
    >
      {m.embed_gate_page()}
    </LinkButton>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <Banner kind="info">
        {state === "refused" ? m.embed_gate_refused() : m.embed_gate_text()}
      </Banner>
      {state !== "refused" && (
        <Button size="lg" pending={state === "pending"} onClick={() => void allow()}>
          {m.embed_gate_allow()}
        </Button>
      )}
      {page}
    </div>
  );
}
