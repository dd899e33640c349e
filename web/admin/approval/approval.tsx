import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { rowLink } from "../list/use-row-keys.ts";
import { type Asking, answerAsking } from "./answer.ts";
import { DeclineDialog } from "./decline-dialog.tsx";

type ApprovalProps = Asking & {
  /** Called before the answer removes the line. */
  onDecide?: () => void;
};

/** Accept and decline buttons of a pending person. */
export function Approval({ id, name, onDecide }: ApprovalProps) {
  const [asking, setAsking] = useState(false);
  const deciding = useMutation({
    mutationFn: (accepted: boolean) => {
      onDecide?.();
      return answerAsking({ id, name }, accepted);
    },
  });
  const pending = (accepted: boolean) => deciding.isPending && deciding.variables === accepted;
  const labelOf = (action: string) =>
    m.overview_do_for({ action, name, reason: m.overview_reason_approval() });
  return (
    <div className="flex max-w-full flex-wrap gap-2">
      <Button
        aria-label={labelOf(m.approval_accept())}
        variant="secondary"
        pending={pending(true)}
        disabled={pending(false)}
        onClick={() => deciding.mutate(true)}
        {...rowLink}
      >
        {m.approval_accept()}
      </Button>
      <Button
        aria-label={labelOf(m.approval_decline())}
        variant="secondary"
        pending={pending(false)}
        disabled={pending(true)}
        onClick={() => setAsking(true)}
      >
        {m.approval_decline()}
      </Button>
      {asking && (
        <DeclineDialog
          person={{ id, name }}
          decline={() => deciding.mutate(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
