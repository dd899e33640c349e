import type { ReactNode } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { Overview } from "../../../domain/contract/attention/overview.ts";
import { formatCount, formatMoney, formatPercent } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Sparkline } from "../../ui/chart/sparkline.tsx";
import { FactLine } from "../../ui/fact-line.tsx";

/** The six figures of the business; each links to its rows. */
export function Figures({ overview }: { overview: Overview }) {
  const { statuses, revenue, newSubscriptions, newSubscribers, meals, exercises } = overview;
  const all = sum(Object.values(statuses));
  const active = all > 0 ? Math.round((100 * statuses.active) / all) : 0;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3">
      <Figure to={adminPaths.trainees} label={m.overview_total_users()} value={formatCount(all)} />
      <Figure
        to={`${adminPaths.trainees}?status=active`}
        label={m.overview_active_users()}
        value={formatCount(statuses.active)}
        beside={all > 0 && m.overview_share_active({ percent: formatPercent(active) })}
      />
      <Figure
        to={`${adminPaths.memberships}?view=payments`}
        label={m.overview_revenue()}
        value={formatMoney(revenue.expected)}
        beside={
          revenue.received !== 0 &&
          m.overview_revenue_received({ amount: formatMoney(revenue.received) })
        }
      />
      <Figure
        to={`${adminPaths.trainees}?began=30`}
        label={m.overview_new_subscriptions()}
        value={formatCount(sum(newSubscriptions))}
        beside={<FactLine facts={[ofPeople(newSubscribers), m.overview_last_30()]} />}
        picture={<Sparkline values={weekly(newSubscriptions)} width={64} height={24} />}
      />
      <Figure
        to={`${adminPaths.meals}?status=active`}
        label={m.overview_total_meals()}
        value={formatCount(sum(Object.values(meals)))}
      />
      <Figure
        to={`${adminPaths.exercises}?status=active`}
        label={m.overview_total_exercises()}
        value={formatCount(sum(Object.values(exercises)))}
      />
    </ul>
  );
}

/** The number of people, as the linked list counts them. */
const ofPeople = (people: number) =>
  people > 0 && m.overview_of_trainees({ count: people, total: formatCount(people) });

type FigureProps = {
  to: string;
  label: string;
  value: string;
  beside?: ReactNode;
  picture?: ReactNode;
};

function Figure({ to, label, value, beside, picture }: FigureProps) {
  return (
    <li className="min-w-0">
      <Link
        to={to}
        className="grid h-full content-start gap-0.5 rounded-xl border border-line bg-raised p-4 shadow-raised transition hover:bg-soft"
      >
        <span className="text-sm text-muted">{label}</span>
        <span className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="text-xl leading-digits font-semibold whitespace-nowrap">{value}</span>
          <span className="text-accent">{picture}</span>
        </span>
        {beside && <span className="text-sm text-muted">{beside}</span>}
      </Link>
    </li>
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Thirty days in six spans of five: single days vary too much to show a trend. */
const weekly = (days: readonly number[]) =>
  Array.from({ length: Math.ceil(days.length / 5) }, (_, place) =>
    sum(days.slice(place * 5, place * 5 + 5)),
  );
