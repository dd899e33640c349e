import { useState } from "react";
import { Link } from "react-router";
import type { LedgerPage } from "../../../domain/contract/memberships/payments.ts";
import { sumOf } from "../../../domain/memberships/payments.ts";
import { datedDay, formatCount, formatDay, formatMoney } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { paths } from "../../paths.ts";
import { Money } from "../../payments/money.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { MessageLink } from "../list/message-link.tsx";

type Debtor = LedgerPage["owing"][number];
type OwingProps = { owing: readonly Debtor[]; onRecord: (debtor: Debtor) => void };

const shownAtFirst = 5;

/** Who owes by now, the oldest debt first, each with what answers it. */
export function Owing({ owing, onRecord }: OwingProps) {
  const [all, setAll] = useState(false);
  if (owing.length === 0) return null;
  const title = m.payments_owing({ amount: formatMoney(sumOf(owing)) });
  return (
    <Card title={title} padded={false}>
      <ul aria-label={title} className="divide-y divide-line border-t border-line">
        {(all ? owing : owing.slice(0, shownAtFirst)).map((debtor) => (
          <Row key={debtor.traineeId} {...{ debtor, onRecord }} />
        ))}
      </ul>
      {!all && owing.length > shownAtFirst && (
        <div className="grid justify-items-center p-2">
          <Button variant="ghost" onClick={() => setAll(true)}>
            {m.payments_owing_all({ total: formatCount(owing.length) })}
          </Button>
        </div>
      )}
    </Card>
  );
}

type RowProps = { debtor: Debtor; onRecord: OwingProps["onRecord"] };

function Row({ debtor, onRecord }: RowProps) {
  const { traineeId, name, agorot, since } = debtor;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2">
      <div className="min-w-0 grow basis-40">
        <Link
          to={`${paths.admin.trainee(traineeId)}?tab=payments`}
          className="font-medium wrap-anywhere hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="text-sm text-muted">
          {m.payments_due_since({ day: formatDay(since, datedDay) })}
        </p>
      </div>
      <Money agorot={agorot} className="font-medium" />
      <div className="flex items-center gap-2 max-sm:ms-auto">
        <MessageLink person={{ id: traineeId, name }} />
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={m.payments_record_of({ name })}
          onClick={() => onRecord(debtor)}
        >
          {m.payments_record()}
        </Button>
      </div>
    </li>
  );
}
