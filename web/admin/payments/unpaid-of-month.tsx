import { useState } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { LedgerPage } from "../../../domain/contract/attention/debtors.ts";
import { sumOf } from "../../../domain/memberships/payments.ts";
import { datedDay, formatCount, formatDay, formatMoney } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Money } from "../../payments/money.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { MessageLink } from "../list/message-link.tsx";

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
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2">
      <div className="min-w-0 grow basis-40">
        <Link
          to={`${adminPaths.trainee(traineeId)}?tab=payments`}
          className="font-medium wrap-anywhere hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <FactLine
          className="text-sm text-muted"
          facts={[
            m.payments_due_since({ day: formatDay(since, datedDay) }),
            left < agorot && leftText(left),
            status === "inactive" && m.bulk_out_inactive(),
          ]}
        />
      </div>
      <Money agorot={agorot} className="font-medium" />
      <div className="flex items-center gap-2 max-sm:ms-auto">
        <MessageLink person={{ id: traineeId, name }} />
        {left > 0 && (
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={m.payments_record_of({ name })}
            onClick={() => onRecord(person)}
          >
            {m.payments_record()}
          </Button>
        )}
      </div>
    </li>
  );
}

const leftText = (left: number) =>
  left === 0 ? m.payments_paid_since() : m.payments_left_since({ amount: formatMoney(left) });
