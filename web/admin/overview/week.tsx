import { type RefObject, Suspense, useState } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { daysBetween, type LocalDate } from "../../../domain/calendar.ts";
import type { Overview } from "../../../domain/contract/attention/overview.ts";
import { lazyPart } from "../../frame/again.tsx";
import { formatDay, formatMoney, fullDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Money } from "../../payments/money.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { HandOverButton } from "../hand-over/hand-over-button.tsx";
import { dueText } from "../payments/debts.ts";
import { Ends } from "./ends.tsx";
import { refreshAnswers } from "./queries.ts";
import { debts } from "./top-lines.tsx";
import { Line, Lines } from "./week-lines.tsx";

const PaymentDialog = lazyPart(
  async () => (await import("../payments/payment-dialog.tsx")).PaymentDialog,
);
const RenewDialog = lazyPart(
  async () => (await import("../subscriptions/renew-dialog.tsx")).RenewDialog,
);

type WeekProps = { overview: Overview; today: LocalDate; endsRef: RefObject<HTMLElement | null> };
type Act = { kind: "pay" | "renew"; person: { id: string; name: string } };

/** What the week asks of the business: the money that is due, with names that the queue has not, and what ends. */
export function Week({ overview, today, endsRef }: WeekProps) {
  const [act, setAct] = useState<Act>();
  const close = () => setAct(undefined);
  return (
    <>
      <MoneyDue
        overview={overview}
        today={today}
        onPay={(person) => setAct({ kind: "pay", person })}
      />
      <Ends
        cardRef={endsRef}
        ends={overview.week.ends}
        today={today}
        onRenew={(person) => setAct({ kind: "renew", person })}
      />
      <Suspense>
        {act?.kind === "pay" && (
          <PaymentDialog person={act.person} onClose={close} onRecorded={refreshAnswers} />
        )}
        {act?.kind === "renew" && (
          <RenewDialog trainee={act.person} onClose={close} onChanged={refreshAnswers} />
        )}
      </Suspense>
    </>
  );
}

type MoneyDueProps = Omit<WeekProps, "endsRef"> & { onPay: (person: Act["person"]) => void };

/** The one large figure of the screen: what can be collected now, and from whom besides those in the queue. */
function MoneyDue({ overview: { week, revenue }, today, onPay }: MoneyDueProps) {
  const { due } = week;
  const month = revenue.months.at(-1);
  return (
    <Card padded={false} title={m.overview_due_now()}>
      <Link to={debts} className="hero-room grid gap-1 px-5 pb-4 hover:bg-soft">
        <Money agorot={due.now} className="text-hero leading-digits font-semibold" />
        <FactLine
          className="text-sm text-muted"
          facts={[
            m.overview_due_people({ count: due.people }),
            due.coming > 0 && m.overview_due_coming({ amount: formatMoney(due.coming) }),
          ]}
        />
      </Link>
      {due.lines.length > 0 && (
        <Lines label={m.overview_due_now()}>
          {due.lines.map(({ traineeId, name, agorot, since }) => (
            <Line
              key={`${traineeId}:${since}`}
              to={`${adminPaths.trainee(traineeId)}?tab=payments`}
              name={name}
              beside={
                since > today
                  ? m.overview_due_on({ day: formatDay(since, fullDay) })
                  : dueText(daysBetween(since, today))
              }
              action={
                <>
                  <Money agorot={agorot} className="font-semibold" />
                  <HandOverButton
                    message={{ id: traineeId, name, matter: "debt" }}
                    className="shrink-0"
                  />
                  <Button
                    variant="ghost"
                    aria-haspopup="dialog"
                    aria-label={m.payments_record_of({ name })}
                    className="px-2!"
                    onClick={() => onPay({ id: traineeId, name })}
                  >
                    {m.payments_save()}
                  </Button>
                </>
              }
            />
          ))}
        </Lines>
      )}
      <div className="grid gap-1 border-t border-line px-5 py-3 text-sm">
        {month && (
          <p className="text-muted">
            {m.overview_month_received({
              received: formatMoney(month.received),
              expected: formatMoney(month.expected),
            })}
          </p>
        )}
        {due.people > 0 && (
          <Link
            to={debts}
            className="inline-flex min-h-11 items-center text-accent-ink hover:underline"
          >
            {m.overview_all_debtors()}
          </Link>
        )}
      </div>
    </Card>
  );
}
