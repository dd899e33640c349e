import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { errorText } from "../../lib/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { rowLink } from "../list/use-row-keys.ts";

type ApprovalProps = {
  id: string;
  name: string;
  decide: (id: string, accepted: boolean) => Promise<void>;
};

/** Yes or no to somebody who asked to join; a no is asked about once more, as its mail goes at once. */
export function Approval({ id, name, decide }: ApprovalProps) {
  const [asking, setAsking] = useState(false);
  const deciding = useMutation({
    mutationFn: (accepted: boolean) => decide(id, accepted),
    onSuccess: (_, accepted) =>
      toast({
        kind: "success",
        text: accepted ? m.approval_accepted({ name }) : m.approval_declined({ name }),
      }),
    onError: (error) => toast({ kind: "error", text: failureText(error, name) }),
  });
  const pending = (accepted: boolean) => deciding.isPending && deciding.variables === accepted;
  const decline = () => {
    setAsking(false);
    // Once the dialog has given the focus back to its button, from where it goes on to the next line.
    setTimeout(() => deciding.mutate(false));
  };
  const labelOf = (action: string) =>
    m.overview_do_for({ action, name, reason: m.overview_reason_approval() });
  return (
    <div className="flex shrink-0 gap-2">
      <Button
        aria-label={labelOf(m.approval_accept())}
        variant="secondary"
        pending={pending(true)}
        disabled={pending(false)}
        onClick={() => deciding.mutate(true)}
        {...{ [rowLink]: "" }}
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
      <ConfirmDialog
        open={asking}
        danger
        title={m.approval_decline_title({ name })}
        text={m.approval_decline_text()}
        confirmLabel={m.approval_decline()}
        onConfirm={decline}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

const failureText = (error: unknown, name: string) =>
  error instanceof ApiError && error.code === "conflict"
    ? m.approval_answered({ name })
    : errorText(error, m.approval_failed());
