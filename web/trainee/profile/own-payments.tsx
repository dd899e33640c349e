import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { Payment } from "../../../domain/contract/memberships/payments.ts";
import { lazyPart } from "../../frame/again.tsx";
import { datedDay, formatDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { PaymentsBoard } from "../../payments/payments-board.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ownPaymentsQuery, readSettlement } from "./queries.ts";

const ReceiptDialog = lazyPart(
  async () => (await import("../../payments/receipt-dialog.tsx")).ReceiptDialog,
);

/** The trainee's payments with their receipts, and the due amount. */
export function OwnPayments() {
  const [shown, setShown] = useState<Payment>();
  const list = useInfiniteQuery(ownPaymentsQuery);
  return (
    <>
      <PaymentsBoard
        list={list}
        label={m.payments_own_title()}
        rowAction={(payment) => (
          <IconButton
            label={m.payments_receipt_on({ day: formatDay(payment.paidOn, datedDay) })}
            aria-haspopup="dialog"
            onClick={() => setShown(payment)}
          >
            <Icon name="receipt" />
          </IconButton>
        )}
        empty={{ title: m.payments_empty_of(), text: m.payments_empty_own() }}
      />
      <Suspense>
        {shown && (
          <ReceiptDialog
            payment={shown}
            from={list.data?.pages[0]?.from ?? ""}
            settlement={readSettlement}
            onClose={() => setShown(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
