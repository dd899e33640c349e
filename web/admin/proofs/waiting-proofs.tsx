import { useQuery } from "@tanstack/react-query";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { proofStore } from "../shown-dialogs.ts";
import { waitingProofsQuery } from "./queries.ts";

/** The proofs of a trainee that wait, above the subscriptions. */
export function WaitingProofs({ traineeId }: { traineeId: string }) {
  const { data } = useQuery(waitingProofsQuery(traineeId));
  const [first] = data?.ids ?? [];
  if (first === undefined) return null;
  return (
    <Banner
      kind="info"
      action={
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => proofStore.open({ id: first })}
        >
          {m.overview_do_review()}
        </Button>
      }
    >
      {m.overview_reason_transfer()}
    </Banner>
  );
}
