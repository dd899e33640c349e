import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import type { Overview } from "../../../domain/contract/attention/overview.ts";
import { exerciseCategories } from "../../../domain/libraries/exercises.ts";
import { mealTimings } from "../../../domain/libraries/meals.ts";
import { accountStatuses } from "../../../domain/trainee.ts";
import { categoryTexts } from "../../exercises/texts.ts";
import { formatCount, formatKg } from "../../lib/format/format.ts";
import { timingTexts } from "../../meals/timing-texts.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { Amount, Ltr } from "../../ui/bidi.tsx";
import { Card } from "../../ui/card.tsx";
import { BarChart } from "../../ui/chart/bar-chart.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Select } from "../../ui/select.tsx";
import { StackedBar } from "../../ui/stacked-bar.tsx";
import { statusTexts } from "../trainees/texts.ts";
import { CheckInsCard } from "./check-ins-card.tsx";

type PicturesProps = { overview: Overview; today: LocalDate };

/** The charts: people's performance, and the growth of the business. */
export function Pictures({ overview, today }: PicturesProps) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 xl:grid-cols-1">
      <CheckInsCard />
      <Completion lately={overview.lately} />
      <Bodies body={overview.body} />
      <Card title={m.overview_plans()}>
        <StackedBar
          shares={overview.plans.map(({ id, name, englishName, trainees }) => ({
            key: id,
            label: getLocale() === "en" ? (englishName ?? name) : name,
            value: trainees,
          }))}
          row={({ key }, content) => leading(`${adminPaths.trainees}?plan=${key}`, content)}
        />
      </Card>
      <Card title={m.overview_statuses()}>
        <StackedBar
          shares={accountStatuses.map((status) => ({
            key: status,
            label: statusTexts[status](),
            value: overview.statuses[status],
          }))}
          row={({ key }, content) => leading(`${adminPaths.trainees}?status=${key}`, content)}
        />
      </Card>
      <Card title={m.overview_meal_categories()}>
        <StackedBar
          shares={mealTimings.map((timing) => ({
            key: timing,
            label: timingTexts[timing](),
            value: overview.meals[timing] ?? 0,
          }))}
          row={({ key }, content) =>
            leading(`${adminPaths.meals}?category=${key}&status=active`, content)
          }
        />
      </Card>
      <Card title={m.overview_exercise_categories()}>
        <StackedBar
          shares={exerciseCategories.map((category) => ({
            key: category,
            label: categoryTexts[category](),
            value: overview.exercises[category] ?? 0,
          }))}
          row={({ key }, content) =>
            leading(`${adminPaths.exercises}?category=${key}&status=active`, content)
          }
        />
      </Card>
      <Months months={overview.revenue.months} />
      <Card title={m.overview_new_subscriptions()}>
        <p className="-mt-2 pb-3 text-sm text-muted">{m.overview_last_30()}</p>
        <BarChart
          bars={overview.newSubscriptions.map((value, place) => ({
            date: addDays(today, place + 1 - overview.newSubscriptions.length),
            value,
          }))}
          label={m.overview_new_subscriptions()}
          unit={m.overview_subscriptions_unit()}
          current={today}
        />
        <ChartLink to={`${adminPaths.trainees}?began=30`}>
          {m.overview_see_new({
            count: overview.newSubscribers,
            total: formatCount(overview.newSubscribers),
          })}
        </ChartLink>
      </Card>
    </div>
  );
}

const leading = (to: string, content: ReactNode) => (
  <Link to={to} className="-mx-2 block rounded-md px-2 hover:bg-soft">
    {content}
  </Link>
);

/** The bars handle touches themselves, so the link is below them. */
const ChartLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="-mx-2 -mb-2 mt-2 inline-flex min-h-11 items-center rounded-md px-2 text-accent-ink hover:bg-soft"
  >
    {children}
  </Link>
);

/** Trainees with the lowest adherence, who lower both averages. */
const leastDone = `${adminPaths.trainees}?adherence=low`;

function Completion({ lately }: Pick<Overview, "lately">) {
  const { exercises, meals, steps } = lately;
  const average = steps.days > 0 ? formatCount(steps.total / steps.days) : undefined;
  return (
    <Card title={m.overview_completion()}>
      <p className="-mt-2 pb-3 text-sm text-muted">{m.overview_lately()}</p>
      <div className="grid gap-4">
        <Share to={leastDone} label={m.overview_kind_exercises()} {...exercises} />
        <Share to={leastDone} label={m.overview_kind_meals()} {...meals} />
        <Share
          to={adminPaths.steps}
          label={m.overview_kind_steps()}
          done={steps.reached}
          assigned={steps.days}
        />
        <Link
          to={adminPaths.steps}
          className="-mx-2 flex min-h-11 items-center justify-between gap-3 rounded-md px-2 hover:bg-soft"
        >
          <span>{m.overview_average_steps()}</span>
          <Ltr className="font-semibold">{average ?? m.overview_unknown()}</Ltr>
        </Link>
      </div>
    </Card>
  );
}

type ShareProps = { to: string; label: string; done: number; assigned: number };

function Share({ to, label, done, assigned }: ShareProps) {
  const percent = assigned > 0 ? Math.round((100 * done) / assigned) : undefined;
  const counts = { done: formatCount(done), assigned: formatCount(assigned) };
  return leading(
    to,
    <span className="grid min-h-11 content-center gap-1">
      <span className="flex items-baseline gap-2">
        <span className="grow">{label}</span>
        <span className="text-sm text-muted">
          {percent === undefined ? m.overview_none_assigned() : m.overview_done_of_assigned(counts)}
        </span>
        {percent !== undefined && <Ltr className="font-semibold">{percent}%</Ltr>}
      </span>
      <ProgressBar label={label} value={percent ?? 0} />
    </span>,
  );
}

/** The trainees of both averages, the heaviest first. */
const byWeight = `${adminPaths.trainees}?status=active&sort=weight`;

function Bodies({ body }: Pick<Overview, "body">) {
  const { weight, progress } = body;
  return (
    <Card title={m.overview_average_weight()}>
      {leading(
        byWeight,
        <span className="block pb-3">
          {weight === null ? (
            <span className="text-muted">{m.overview_unknown()}</span>
          ) : (
            <Amount
              value={formatKg(weight)}
              unit={m.person_kg()}
              className="text-hero leading-digits font-semibold"
            />
          )}
        </span>,
      )}
      {leading(
        byWeight,
        <>
          <span className="flex min-h-11 items-center gap-2">
            <span className="grow">{m.overview_average_progress()}</span>
            {progress === null ? (
              <span className="text-muted">{m.overview_unknown()}</span>
            ) : (
              <Ltr className="font-semibold">{Math.round(progress)}%</Ltr>
            )}
          </span>
          <ProgressBar label={m.overview_average_progress()} value={Math.round(progress ?? 0)} />
        </>,
      )}
    </Card>
  );
}

const shown = ["received", "expected", "began"] as const;
type Shown = (typeof shown)[number];
const shownTexts: Record<Shown, () => string> = {
  received: m.overview_received,
  expected: m.overview_expected,
  began: m.overview_began,
};

/** Amounts in shekels, subscriptions by number. */
function Months({ months }: Pick<Overview["revenue"], "months">) {
  const usual = months.some(({ received }) => received !== 0) ? "received" : "expected";
  const [chosen, setChosen] = useState<Shown>(usual);
  const isMoney = chosen !== "began";
  return (
    <Card
      title={m.overview_months()}
      action={
        <Select
          aria-label={m.overview_month_show()}
          options={shown.map((value) => ({ value, label: shownTexts[value]() }))}
          value={chosen}
          onChange={(value) => setChosen(value as Shown)}
        />
      }
    >
      <BarChart
        key={chosen}
        bars={months.map((month) => ({
          date: `${month.month}-01`,
          value: isMoney ? Math.round(month[chosen] / 100) : month[chosen],
        }))}
        label={`${m.overview_months()}: ${shownTexts[chosen]()}`}
        unit={isMoney ? "₪" : m.overview_subscriptions_unit()}
        current={`${months.at(-1)?.month}-01`}
      />
      <ChartLink to={`${adminPaths.memberships}?view=payments`}>
        {m.overview_see_payments()}
      </ChartLink>
    </Card>
  );
}
