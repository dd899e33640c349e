import { type ReactNode, useState } from "react";
import { isFarFromLast, type WeightRecord } from "../../../domain/body/weight.ts";
import { formatKg } from "../../lib/format/format.ts";
import { today } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface Doubted {
  kg: number;
  last: number;
  send: () => void;
}

/** Asks for a confirmation before it sends a weight implausibly far from the last one of another day. */
export function useDoubt(days: readonly WeightRecord[] | undefined) {
  const [doubted, setDoubted] = useState<Doubted>();
  const close = () => setDoubted(undefined);
  const question: ReactNode = (
    <ConfirmDialog
      open={doubted !== undefined}
      title={m.weight_far_title()}
      text={m.weight_far_text({
        weight: formatKg(doubted?.kg ?? 0),
        last: formatKg(doubted?.last ?? 0),
      })}
      confirmLabel={m.weight_send()}
      onConfirm={() => {
        doubted?.send();
        close();
      }}
      onClose={close}
    />
  );
  return {
    question,
    sendUnlessDoubted(kg: number, send: () => void) {
      const date = today();
      // Today's own record may be the slip that is being corrected.
      const last = days?.findLast((day) => day.date < date) ?? days?.at(-1);
      if (last && isFarFromLast({ date, weight: kg }, last)) {
        setDoubted({ kg, last: last.weight, send });
      } else send();
    },
  };
}
