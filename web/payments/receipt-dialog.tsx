import { useState } from "react";
import { createPortal } from "react-dom";
import type { Payment } from "../../domain/contract/memberships/payments.ts";
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
  /** What the trainer is called. */
  from: string;
  onClose: () => void;
};

/** What was paid, to print and to send. */
export function ReceiptDialog({ payment, from, onClose }: ReceiptDialogProps) {
  const [drawing, setDrawing] = useState(false);
  const receipt = receiptOf(payment, from);
  const send = async () => {
    setDrawing(true);
    try {
      const name = m.payments_picture_name({ number: receipt.number });
      const done = await sharePicture(await drawReceipt(receipt), name);
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
          <Button variant="secondary" onClick={() => print()}>
            <Icon name="print" />
            {m.payments_print()}
          </Button>
          <Button pending={drawing} onClick={() => void send()}>
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
