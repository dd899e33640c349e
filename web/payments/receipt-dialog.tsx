import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { createPortal } from "react-dom";
import type { Payment, Settlement } from "../../domain/contract/memberships/payments.ts";
import { sharePicture } from "../lib/share-picture.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { toast } from "../ui/toast.tsx";
import { receiptOf } from "./receipt-lines.ts";
import { ReceiptPaper } from "./receipt-paper.tsx";
import { drawReceipt } from "./receipt-picture.ts";
import "../ui/printed.css";

type ReceiptDialogProps = {
  payment: Payment;
  /** The trainer's name. */
  from: string;
  /** Loads the purpose of a payment. */
  settlement: (id: string) => Promise<Settlement>;
  onClose: () => void;
};

/** A receipt, to print and to send. */
export function ReceiptDialog(props: ReceiptDialogProps) {
  const { payment, from, settlement, onClose } = props;
  const [drawing, setDrawing] = useState(false);
  // Without a network the receipt shows the list's data.
  const { data, isPending } = useQuery({
    queryKey: ["settlement", payment.id, payment.reversedAt],
    queryFn: () => settlement(payment.id),
    retry: false,
    networkMode: "always",
    staleTime: 0,
  });
  const receipt = receiptOf(payment, from, data);
  const send = async () => {
    setDrawing(true);
    try {
      const done = await sharePicture(await drawReceipt(receipt), receipt.fileName);
      if (done === "saved") toast({ kind: "success", text: m.payments_picture_saved() });
    } catch {
      toast({ kind: "error", text: m.payments_picture_failed() });
    }
    setDrawing(false);
  };
  return (
    <Dialog
      open
      readOnly
      title={m.payments_receipt()}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={() => print()}>
            <Icon name="print" />
            {m.payments_print()}
          </Button>
          <Button pending={drawing} disabled={isPending} onClick={() => void send()}>
            <Icon name="image" />
            {m.payments_send_picture()}
          </Button>
        </>
      }
    >
      <ReceiptPaper receipt={receipt} />
      {createPortal(
        <div data-printed="receipt" className="hidden bg-white text-black print:block">
          <ReceiptPaper receipt={receipt} />
        </div>,
        document.body,
      )}
    </Dialog>
  );
}
