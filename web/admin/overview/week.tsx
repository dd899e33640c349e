import { type ReactNode, Suspense, useState } from "react";
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
import { dueText } from "../payments/debts.ts";
import { refreshAnswers } from "./queries.ts";

const PaymentDialog = lazyPart(
  async () => (await import("../payments/payment-dialog.tsx")).PaymentDialog,
);
const RenewDialog = lazyPart(
  async () => (await import("../subscriptions/renew-dialog.tsx")).RenewDialog,
);

type WeekProps = { overview: Overview; today: LocalDate };
type Act = { kind: "pay" | "renew"; person: { id: string; name: string } };

const debts = `${adminPaths.memberships}?view=payments&show=open`;

/** What the week asks of the business: the money that is due, with names, and what ends. */
export function Week({ overview, today }: WeekProps) {
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

type MoneyDueProps = WeekProps & { onPay: (person: Act["person"]) => void };

/** The one large figure of the screen: what can be collected now, and from whom. */
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

type EndsProps = {
  ends: Overview["week"]["ends"];
  today: LocalDate;
  onRenew: (person: Act["person"]) => void;
};

/** Subscriptions and plans whose last day is in the week. */
function Ends({ ends, today, onRenew }: EndsProps) {
  const { subscriptions, plans, lines } = ends;
  return (
    <Card padded={false} title={m.overview_ends()}>
      {lines.length === 0 ? (
        <p className="px-5 pb-4 text-muted">{m.overview_ends_none()}</p>
      ) : (
        <Lines label={m.overview_ends()}>
          {lines.map(({ traineeId, name, kind, on }) => (
            <Line
              key={`${kind}:${traineeId}`}
              to={adminPaths.trainee(traineeId)}
              name={name}
              beside={endText(kind, daysBetween(today, on))}
              action={
                kind === "plan" ? (
                  <Link
                    to={adminPaths.schedule(traineeId)}
                    aria-label={m.overview_do_for({
                      action: m.overview_do_plan(),
                      name,
                      reason: m.overview_end_plan(),
                    })}
                    className="inline-flex min-h-11 shrink-0 items-center px-2 text-accent-ink hover:underline"
                  >
                    {m.overview_do_plan()}
                  </Link>
                ) : (
                  <Button
                    variant="ghost"
                    aria-haspopup="dialog"
                    aria-label={m.overview_do_for({
                      action: m.overview_do_renew(),
                      name,
                      reason: m.overview_end_subscription(),
                    })}
                    className="px-2!"
                    onClick={() => onRenew({ id: traineeId, name })}
                  >
                    {m.overview_do_renew()}
                  </Button>
                )
              }
            />
          ))}
        </Lines>
      )}
      {subscriptions + plans > lines.length && (
        <Link
          to={`${adminPaths.trainees}?${subscriptions > 0 ? "ending=7" : "needs=empty_weeks"}`}
          className="flex min-h-11 items-center border-t border-line px-5 text-sm text-accent-ink hover:underline"
        >
          <FactLine
            facts={[
              subscriptions > 0 && m.overview_ends_subscriptions({ count: subscriptions }),
              plans > 0 && m.overview_ends_plans({ count: plans }),
            ]}
          />
        </Link>
      )}
    </Card>
  );
}

function endText(kind: EndsProps["ends"]["lines"][number]["kind"], count: number): string {
  const what = kind === "plan" ? m.overview_end_plan() : m.overview_end_subscription();
  return count === 0 ? m.overview_end_today({ what }) : m.overview_end_in({ what, count });
}

const Lines = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="divide-y divide-line border-t border-line">
    {children}
  </ul>
);

type LineProps = { to: string; name: string; beside: string; action: ReactNode };

const Line = ({ to, name, beside, action }: LineProps) => (
  <li className="flex min-h-14 items-center gap-2 ps-5 pe-3">
    <Link to={to} className="grid min-w-0 grow py-1.5 hover:underline">
      <span className="clamp-lines-2 font-medium wrap-anywhere">
        <bdi>{name}</bdi>
      </span>
      <span className="text-sm text-muted">{beside}</span>
    </Link>
    {action}
  </li>
);
