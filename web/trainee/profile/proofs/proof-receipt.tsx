import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { m } from "../../../paraglide/messages.js";
import { ReceiptDialog } from "../../../payments/receipt-dialog.tsx";
import { toast } from "../../../ui/toast.tsx";
import { ownPaymentsQuery, readSettlement } from "../queries.ts";

type ProofReceiptProps = { paymentId: string; onClose: () => void };

/** The receipt of an accepted proof, from the newest payments. */
export function ProofReceipt({ paymentId, onClose }: ProofReceiptProps) {
  const { data, isFetching } = useInfiniteQuery(ownPaymentsQuery);
  const [first] = data?.pages ?? [];
  const payment = first?.payments.find(({ id }) => id === paymentId);
  const isMissing = !isFetching && !payment;
  useEffect(() => {
    if (!isMissing) return;
    toast({ kind: "error", text: m.payments_failed() });
    onClose();
  }, [isMissing, onClose]);
  return (
    payment && (
      <ReceiptDialog
        payment={payment}
        from={first?.from ?? ""}
        settlement={readSettlement}
        onClose={onClose}
      />
    )
  );
}
