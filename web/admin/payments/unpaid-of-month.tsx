import { useState } from "react";
import type { LedgerPage } from "../../../domain/contract/attention/debtors.ts";
import { sumOf } from "../../../domain/memberships/payments.ts";
import { datedDay, formatCount, formatDay, formatMoney } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { HandOverButton } from "../hand-over/hand-over-button.tsx";
import { MessageLink } from "../list/message-link.tsx";
import { OwingLine } from "./owing-line.tsx";

type Unpaid = LedgerPage["unpaid"][number];
type UnpaidProps = {
  month: string;
  unpaid: readonly Unpaid[];
  onRecord: (person: Unpaid) => void;
};

const shownAtFirst = 5;

/** Whose subscriptions of a past month were unpaid at its end, and what is left of each now. */
export function UnpaidOfMonth({ month, unpaid, onRecord }: UnpaidProps) {
  const [all, setAll] = useState(false);
  if (unpaid.length === 0) return null;
  const named = formatDay(`${month}-01`, { month: "long", year: "numeric" });
  const title = m.payments_unpaid({ month: named, amount: formatMoney(sumOf(unpaid)) });
  return (
    <Card title={title} padded={false}>
      <ul aria-label={title} className="divide-y divide-line border-t border-line">
        {(all ? unpaid : unpaid.slice(0, shownAtFirst)).map((person) => (
          <Row key={person.traineeId} person={person} onRecord={onRecord} />
        ))}
      </ul>
      {!all && unpaid.length > shownAtFirst && (
        <div className="grid justify-items-center p-2">
          <Button variant="ghost" onClick={() => setAll(true)}>
            {m.payments_owing_all({ total: formatCount(unpaid.length) })}
          </Button>
        </div>
      )}
    </Card>
  );
}

type RowProps = { person: Unpaid; onRecord: UnpaidProps["onRecord"] };

function Row({ person, onRecord }: RowProps) {
  const { traineeId, name, status, agorot, since, left } = person;
  return (
    <OwingLine
      person={person}
      className="font-medium"
      facts={[
        m.payments_due_since({ day: formatDay(since, datedDay) }),
        left < agorot && leftText(left),
        status === "inactive" && m.bulk_out_inactive(),
      ]}
      onRecord={left > 0 ? () => onRecord(person) : undefined}
    >
      <MessageLink person={{ id: traineeId, name }} />
      <HandOverButton message={{ id: traineeId, name, matter: "debt" }} />
    </OwingLine>
  );
}

const leftText = (left: number) =>
  left === 0 ? m.payments_paid_since() : m.payments_left_since({ amount: formatMoney(left) });
