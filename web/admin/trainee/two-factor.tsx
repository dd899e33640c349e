import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { resetTwoFactor } from "../trainees/queries.ts";

/** Resets the second step of a person without phone and recovery codes, after a confirmation. */
export function TwoFactor({ trainee: { id, name } }: { trainee: TraineeDetails }) {
  const [asking, setAsking] = useState(false);
  const reset = useMutation({
    mutationFn: () => resetTwoFactor(id),
    onSuccess: () => toast({ kind: "success", text: m.trainees_two_factor_done({ name }) }),
    onError: (error) =>
      toast({ kind: "error", text: errorText(error, m.trainees_two_factor_failed()) }),
    onSettled: () => setAsking(false),
  });
  return (
    <Card title={m.security_two_factor()}>
      <p className="pb-3 text-muted">{m.trainees_two_factor_text()}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {m.security_two_factor_disable()}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={m.trainees_two_factor_title({ name })}
        text={m.trainees_two_factor_question()}
        confirmLabel={m.security_two_factor_disable()}
        pending={reset.isPending}
        onConfirm={() => reset.mutate()}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
