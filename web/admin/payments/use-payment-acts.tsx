import { type ReactNode, Suspense, useState } from "react";
import type { Debtor } from "../../../domain/contract/attention/debtors.ts";
import type { Payment } from "../../../domain/contract/memberships/payments.ts";
import { newId } from "../../../domain/id.ts";
import { lazyPart } from "../../frame/again.tsx";
import { datedDay, formatDay, formatMoney } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { toast } from "../../ui/toast.tsx";
import { readSettlement } from "./queries.ts";
import { reversePayment } from "./record.ts";

const ReceiptDialog = lazyPart(
  async () => (await import("../../payments/receipt-dialog.tsx")).ReceiptDialog,
);
const PaymentDialog = lazyPart(async () => (await import("./payment-dialog.tsx")).PaymentDialog);

type Act =
  | { kind: "record"; person: Person | undefined }
  | { kind: "receipt"; payment: Payment }
  | { kind: "reverse"; payment: Payment; reversalId: string };

type Person = { id: string; name: string };

interface PaymentActs {
  /** Opens the dialog for a person or the page's person; otherwise people are ticked. */
  record: (person?: Person) => void;
  /** The actions on a payment. */
  menu: (payment: Payment) => ReactNode;
  dialogs: ReactNode;
}

/** Recording, receipts and reversals, for every list of payments. */
export function usePaymentActs(options: {
  /** The trainer's name. */
  from: string;
  /** The trainee of the page. */
  person?: Person;
  /** People who owe, to be ticked first. */
  debtors?: readonly Debtor[] | undefined;
}): PaymentActs {
  const [act, setAct] = useState<Act>();
  const close = () => setAct(undefined);
  return {
    record: (person = options.person) => setAct({ kind: "record", person }),
    menu: (payment) => (
      <Menu
        trigger={
          <IconButton label={menuLabel(payment, options.person !== undefined)}>
            <Icon name="dots" />
          </IconButton>
        }
        items={[
          {
            label: m.payments_receipt(),
            icon: <Icon name="receipt" />,
            onSelect: () => setAct({ kind: "receipt", payment }),
          },
          {
            label: m.payments_reverse(),
            icon: <Icon name="undo" />,
            danger: true,
            disabled: payment.reversedAt !== null,
            onSelect: () => setAct({ kind: "reverse", payment, reversalId: newId() }),
          },
        ]}
      />
    ),
    dialogs: (
      <>
        <Suspense>
          {act?.kind === "record" && (
            <PaymentDialog
              {...(act.person && { person: act.person })}
              debtors={options.debtors}
              onClose={close}
            />
          )}
          {act?.kind === "receipt" && (
            <ReceiptDialog
              payment={act.payment}
              from={options.from}
              settlement={readSettlement}
              onClose={close}
            />
          )}
        </Suspense>
        {act?.kind === "reverse" && <ReversalDialog {...act} onClose={close} />}
      </>
    ),
  };
}

const nameOf = ({ name }: Payment) => name ?? m.payments_nobody();

const menuLabel = (payment: Payment, isOfPage: boolean) =>
  isOfPage
    ? m.payments_actions_on({ day: formatDay(payment.paidOn, datedDay) })
    : m.payments_actions({ name: nameOf(payment) });

type ReversalDialogProps = { payment: Payment; reversalId: string; onClose: () => void };

/** Confirms a reversal, as it is a permanent entry. */
function ReversalDialog({ payment, reversalId, onClose }: ReversalDialogProps) {
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await reversePayment(payment.id, reversalId);
      toast({ kind: "success", text: m.payments_reverse_done() });
      onClose();
    } catch (error) {
      toast({ kind: "error", text: (error as Error).message });
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title={m.payments_reverse_title({ name: nameOf(payment) })}
      text={m.payments_reverse_text({ amount: formatMoney(payment.agorot) })}
      confirmLabel={m.payments_reverse()}
      pending={pending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
