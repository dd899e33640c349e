import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { reviewAimMinutes } from "../../../domain/check-ins/figures.ts";
import type { CheckInFigures } from "../../../domain/contract/check-ins/figures.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { formatCount, formatPercent } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";
import { Card } from "../../ui/card.tsx";
import { BarChart } from "../../ui/chart/bar-chart.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { checkInFiguresQuery } from "../check-ins/queries.ts";
import { atLeastText, withinText } from "./durations.ts";

/** How the trainer keeps up with check-ins: for the trainer alone. It is read when the figures are opened. */
export function CheckInsCard() {
  const { data, error, isFetching, refetch } = useQuery(checkInFiguresQuery);
  const isEmpty = data && data.replies.count === 0 && data.weeks.every(({ owed }) => owed === 0);
  return (
    <Card title={m.check_in_figures_title()}>
      <p className="-mt-2 pb-3 text-sm text-muted">{m.check_in_figures_reach()}</p>
      {isEmpty ? (
        <>
          <p className="text-muted">{m.check_in_figures_none()}</p>
          <CardLink to={adminPaths.checkInForms}>{m.check_in_form_title()}</CardLink>
        </>
      ) : !data && error ? (
        <LoadFailure
          error={error}
          title={m.check_in_figures_failed()}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <>
          <Replies figures={data} />
          <SentByWeek weeks={data?.weeks} />
          <Reviews reviews={data?.reviews} />
          <CardLink to={adminPaths.checkIns}>{m.check_in_form_to_check_ins()}</CardLink>
        </>
      )}
    </Card>
  );
}

const CardLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="-mx-2 -mb-2 mt-2 inline-flex min-h-11 items-center rounded-md px-2 text-accent-ink hover:bg-soft"
  >
    {children}
  </Link>
);

/** As wide as some digits, on a line of its text's height. */
const Waiting = ({ digits }: { digits: number }) => (
  <span
    aria-hidden="true"
    className="inline-block animate-breathe rounded-md bg-soft text-transparent"
  >
    {"0".repeat(digits)}
  </span>
);

const factNames = ["ninthDecile", "withinDay", "waitingSince"] as const;

/** How long people wait for a reply; undefined before the data. */
function Replies({ figures }: { figures: CheckInFigures | undefined }) {
  const median = figures?.replies.median ?? null;
  return (
    <>
      <p className="text-sm text-muted">{m.check_in_figures_median()}</p>
      <p className="text-hero leading-digits font-semibold">
        {!figures ? (
          <Waiting digits={5} />
        ) : median === null ? (
          m.overview_unknown()
        ) : (
          <Hero text={withinText(median)} />
        )}
      </p>
      <ul className="pt-1 text-sm text-muted">
        {figures
          ? factsOf(figures).map((fact) => <li key={fact}>{fact}</li>)
          : factNames.map((name) => (
              <li key={name}>
                <Waiting digits={20} />
              </li>
            ))}
      </ul>
    </>
  );
}

/** A number with its unit small beside it; words stand alone. */
function Hero({ text }: { text: string }) {
  const [value, unit] = text.split("\u00a0");
  if (unit === undefined) return text;
  // Large text has no room for both on a line; the unit then goes below as a whole.
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <Ltr>{value}</Ltr> <span className="text-lg">{unit}</span>
    </span>
  );
}

function factsOf({ replies, waitingSince }: CheckInFigures): string[] {
  const { count, ninthDecile, withinDay } = replies;
  const waiting =
    waitingSince === null
      ? m.check_in_figures_none_waiting()
      : m.check_in_figures_oldest({ duration: atLeastText(Date.now() - waitingSince) });
  if (ninthDecile === null) return [waiting];
  return [
    m.check_in_figures_ninth({ duration: withinText(ninthDecile) }),
    m.check_in_figures_day({ percent: formatPercent(Math.round((100 * withinDay) / count)) }),
    waiting,
  ];
}

const chartHeight = 160;

/** Weeks in which nothing was owed are unknown; in this one, only what is over counts. */
function SentByWeek({ weeks }: { weeks: CheckInFigures["weeks"] | undefined }) {
  return (
    <>
      <p className="pt-4 pb-1 text-sm text-muted">{m.check_in_figures_sent()}</p>
      {weeks ? (
        <BarChart
          bars={weeks.map(({ startsOn, owed, sent }) => ({
            date: startsOn,
            value: owed === 0 ? null : Math.round((100 * sent) / owed),
          }))}
          label={m.check_in_figures_sent()}
          unit="%"
          most={100}
          current={weeks.at(-1)?.startsOn ?? ""}
          height={chartHeight}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
    </>
  );
}

function Reviews({ reviews }: { reviews: CheckInFigures["reviews"] | undefined }) {
  return (
    <dl className="grid pt-3">
      <Row
        term={m.check_in_figures_minutes()}
        beside={m.check_in_figures_aim({ count: reviewAimMinutes })}
      >
        {reviews ? minutesText(reviews) : <Waiting digits={5} />}
      </Row>
      <Row term={m.check_in_figures_changed()}>
        {reviews ? changedText(reviews) : <Waiting digits={5} />}
      </Row>
    </dl>
  );
}

function minutesText({ seconds }: CheckInFigures["reviews"]): string {
  if (seconds === null) return m.overview_unknown();
  const count = Math.round(seconds / 60);
  return count === 0 ? m.check_in_figures_less_minute() : m.check_in_figures_minutes_of({ count });
}

const changedText = ({ known, changedPlan }: CheckInFigures["reviews"]) =>
  known === 0
    ? m.overview_unknown()
    : m.overview_done_of_assigned({
        done: formatCount(changedPlan),
        assigned: formatCount(known),
      });

type RowProps = { term: string; beside?: string; children: ReactNode };

const Row = ({ term, beside, children }: RowProps) => (
  <div className="flex min-h-11 flex-wrap items-center gap-x-3">
    <dt className="min-w-0 grow basis-36">
      {term}
      {beside && <span className="block text-sm text-muted">{beside}</span>}
    </dt>
    <dd className="shrink-0 font-semibold">{children}</dd>
  </div>
);
