import type { ReactNode } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { Payment } from "../../../domain/contract/memberships/payments.ts";
import { datedDay, formatDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Payer, Sum } from "../../payments/payment-list.tsx";
import { methodTexts } from "../../payments/texts.ts";
import { Cell, HeaderCell, Row, Table } from "../../ui/table.tsx";
import { MessageLink } from "../list/message-link.tsx";

type LedgerTableProps = {
  payments: readonly Payment[];
  menu: (payment: Payment) => ReactNode;
};

/** A month's payments as a table, for wide screens. */
export function LedgerTable({ payments, menu }: LedgerTableProps) {
  return (
    <Table label={m.payments_title()}>
      <thead>
        <tr>
          <HeaderCell>{m.payments_day()}</HeaderCell>
          <HeaderCell>{m.payments_person()}</HeaderCell>
          <HeaderCell numeric>{m.payments_amount()}</HeaderCell>
          <HeaderCell>{m.payments_method()}</HeaderCell>
          <HeaderCell>{m.payments_note()}</HeaderCell>
          <HeaderCell>
            <span className="sr-only">{m.trainees_col_actions()}</span>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <Row key={payment.id}>
            <Cell className="whitespace-nowrap">{formatDay(payment.paidOn, datedDay)}</Cell>
            <Cell head className="max-w-64">
              <PayerLink payment={payment} />
            </Cell>
            <Cell numeric>
              <Sum payment={payment} />
            </Cell>
            <Cell className="whitespace-nowrap">{methodTexts[payment.method]()}</Cell>
            <Cell className="w-full max-w-0 min-w-32 text-muted">
              <p title={payment.note ?? undefined} className="clamp-line">
                <bdi>{payment.note}</bdi>
              </p>
            </Cell>
            <Cell className="px-1!">
              <div className="flex items-center justify-end">
                {payment.traineeId !== null && payment.name !== null && (
                  <MessageLink person={{ id: payment.traineeId, name: payment.name }} />
                )}
                {menu(payment)}
              </div>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function PayerLink({ payment }: { payment: Payment }) {
  const payer = <Payer payment={payment} className="clamp-line" />;
  if (payment.traineeId === null) return payer;
  const to = `${adminPaths.trainee(payment.traineeId)}?tab=payments`;
  return (
    <Link to={to} className="block hover:underline">
      {payer}
    </Link>
  );
}
