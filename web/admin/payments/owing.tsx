import { type MouseEvent, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { LedgerPage } from "../../../domain/contract/memberships/payments.ts";
import { sumOf } from "../../../domain/memberships/payments.ts";
import { datedDay, formatCount, formatDay, formatMoney } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Money } from "../../payments/money.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { MessageLink } from "../list/message-link.tsx";

/** A person with a due amount, or with an unpaid subscription of a past month and the rest of it. */
type Debtor = LedgerPage["owing"][number] &
  Partial<Pick<LedgerPage["unpaid"][number], "left" | "status">>;
type OwingProps = {
  /** A past month; without it the present balance. */
  month?: string | undefined;
  owing: readonly Debtor[];
  onRecord: (debtor: Debtor) => void;
};

const listId = "debtors";

const shownAtFirst = 5;

/** Debtors, the oldest debt first, each with a button that records a payment. */
export function Owing({ month, owing, onRecord }: OwingProps) {
  const [all, setAll] = useState(false);
  if (owing.length === 0) return null;
  const title = titleOf(month, formatMoney(sumOf(owing)));
  return (
    <Card
      id={listId}
      tabIndex={-1}
      title={title}
      padded={false}
      className="scroll-mt-20 outline-none focus-visible:ring-2 focus-visible:ring-accent"
    >
      <ul aria-label={title} className="divide-y divide-line border-t border-line">
        {(all ? owing : owing.slice(0, shownAtFirst)).map((debtor) => (
          <Row key={debtor.traineeId} debtor={debtor} onRecord={onRecord} />
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

/** A link from a figure to the debtors. */
export function DebtorsLink({ children }: { children: ReactNode }) {
  const show = (event: MouseEvent) => {
    const list = document.getElementById(listId);
    if (!list) return;
    event.preventDefault();
    list.scrollIntoView({ block: "start" });
    list.focus({ preventScroll: true });
  };
  return (
    <a
      href={`#${listId}`}
      onClick={show}
      className="grid min-h-11 w-fit content-center rounded-md hover:underline"
    >
      {children}
      <span className="text-sm text-accent">{m.payments_to_debtors()}</span>
    </a>
  );
}

function titleOf(month: string | undefined, amount: string): string {
  if (month === undefined) return m.payments_owing({ amount });
  const named = formatDay(`${month}-01`, { month: "long", year: "numeric" });
  return m.payments_unpaid({ month: named, amount });
}

type RowProps = { debtor: Debtor; onRecord: OwingProps["onRecord"] };

function Row({ debtor, onRecord }: RowProps) {
  const { traineeId, name, status, agorot, since, left = agorot } = debtor;
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
            onClick={() => onRecord(debtor)}
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
