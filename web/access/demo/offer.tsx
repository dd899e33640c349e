import { useState } from "react";
import type { SignedIn } from "../../../domain/contract/accounts/session.ts";
import { enterDemo } from "../../lib/session/demo-door.ts";
import { demo } from "../../lib/session/demo-mark.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { fetchApp, takeOver } from "../take-over.ts";

type Side = SignedIn["who"]["kind"];

/** Offers to enter as a sample person, if no server answers or none exists. */
export function DemoOffer() {
  const [entering, setEntering] = useState<Side>();
  const [share, setShare] = useState(0);
  const [failed, setFailed] = useState(false);
  const enter = async (side: Side) => {
    setEntering(side);
    setFailed(false);
    try {
      const entered = enterDemo(side, setShare);
      // The app loads while a worker writes the sample data.
      void fetchApp(side);
      await takeOver(await entered);
    } catch {
      setFailed(true);
      setEntering(undefined);
    }
  };
  const button = (side: Side, label: string) => (
    <Button
      variant={demo.isOnly ? "primary" : "secondary"}
      className="min-h-13 flex-1 basis-36"
      disabled={entering !== undefined && entering !== side}
      pending={entering === side}
      pendingLabel={m.demo_preparing()}
      onClick={() => void enter(side)}
    >
      {label}
    </Button>
  );
  return (
    <section
      aria-label={m.demo_offer_title()}
      className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-raised p-4"
    >
      <p>{demo.isOnly ? m.demo_offer_only() : m.demo_offer_unanswered()}</p>
      {failed && <Banner kind="error">{m.demo_failed()}</Banner>}
      <div className="flex flex-wrap gap-3">
        {button("trainee", m.demo_enter_trainee())}
        {button("trainer", m.demo_enter_trainer())}
      </div>
      {entering && <ProgressBar label={m.demo_preparing()} value={Math.round(share * 100)} />}
    </section>
  );
}
