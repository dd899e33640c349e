import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
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
    onError: (error) => toast({ kind: "error", text: errorText(error, m.approval_failed()) }),
    onSettled: () => setAsking(false),
  });
  const labelOf = (action: string) => m.overview_do_for({ action, name });
  return (
    <div className="flex shrink-0 gap-2">
      <Button
        aria-label={labelOf(m.approval_accept())}
        variant="secondary"
        pending={deciding.isPending && deciding.variables}
        onClick={() => deciding.mutate(true)}
        {...{ [rowLink]: "" }}
      >
        {m.approval_accept()}
      </Button>
      <Button
        aria-label={labelOf(m.approval_decline())}
        variant="secondary"
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
        pending={deciding.isPending}
        onConfirm={() => deciding.mutate(false)}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
