import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { lazyPart } from "../../frame/again.tsx";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { waitingProofsQuery } from "./queries.ts";

const ProofDialog = lazyPart(async () => (await import("./proof-dialog.tsx")).ProofDialog);

/** The proofs of a trainee that wait, above the subscriptions. */
export function WaitingProofs({ traineeId }: { traineeId: string }) {
  const { data } = useQuery(waitingProofsQuery(traineeId));
  const [open, setOpen] = useState<string>();
  const [first] = data?.ids ?? [];
  return (
    <>
      {first !== undefined && (
        <Banner
          kind="info"
          action={
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(first)}>
              {m.overview_do_review()}
            </Button>
          }
        >
          {m.overview_reason_transfer()}
        </Banner>
      )}
      <Suspense>
        {open !== undefined && <ProofDialog id={open} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  );
}
