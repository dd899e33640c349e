import { useQuery } from "@tanstack/react-query";
import { Suspense, useRef } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { attentionReasons } from "../../../domain/attention/attention.ts";
import type { Overview } from "../../../domain/contract/attention/overview.ts";
import { sparePart } from "../../frame/again.tsx";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { formatDay, fullDay } from "../../lib/format/format.ts";
import { useToday } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { HijriDay } from "../../prayers/hijri-day.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { FoldedCard } from "../../ui/folded-card.tsx";
import { ScreenHeader } from "../../ui/screen-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Beginning } from "./beginning/beginning.tsx";
import { Figures } from "./figures.tsx";
import { Pictures } from "./pictures.tsx";
import { overviewQuery } from "./queries.ts";
import { Queue } from "./queue.tsx";
import { OverviewSkeleton } from "./queue-skeleton.tsx";
import { RamadanLine } from "./ramadan-line.tsx";
import { TopLines } from "./top-lines.tsx";
import { Week } from "./week.tsx";

// Only near the month, and only with people who show theirs.
const FastsCard = sparePart(async () => (await import("./fasts-card.tsx")).FastsCard);

/** The people who need the trainer today, and the figures of the business. */
export default function OverviewScreen() {
  const today = useToday();
  const ends = useRef<HTMLElement>(null);
  const { data, error, isFetching, refetch } = useQuery(overviewQuery(today));
  const header = (
    <ScreenHeader
      title={m.admin_overview()}
      text={
        <>
          {formatDay(today, fullDay)} <HijriDay dotted date={today} />
        </>
      }
    />
  );
  if (data && Object.values(data.statuses).every((count) => count === 0)) {
    return (
      <>
        {header}
        <div className="max-w-3xl pt-2">
          {data.beginning ? <Beginning facts={data.beginning} /> : <NobodyYet />}
        </div>
      </>
    );
  }
  return (
    <div className="@container">
      {header}
      <RamadanLine evenings={data?.ramadan ?? null} today={today} />
      {!error && (
        <TopLines week={data?.week} today={today} onEnds={() => ends.current?.scrollIntoView()} />
      )}
      <div className="grid grid-cols-1 items-start gap-6 pt-2 @4xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
        <div className="grid grid-cols-1 gap-6">
          {data?.beginning && <Beginning facts={data.beginning} />}
          <section>
            <h2 className="pb-3 text-lg">{m.overview_who()}</h2>
            {data ? (
              <Queue overview={data} today={today} />
            ) : error ? (
              <LoadFailure
                error={error}
                title={m.overview_failed()}
                text={m.overview_failed_text()}
                onRetry={() => void refetch()}
                pending={isFetching}
              />
            ) : (
              <OverviewSkeleton />
            )}
          </section>
        </div>
        <section aria-label={m.overview_week()} className="grid grid-cols-1 gap-4">
          <h2 className="text-lg">{m.overview_week()}</h2>
          {data?.fasts && (
            <Suspense>
              <FastsCard fasts={data.fasts} />
            </Suspense>
          )}
          {data || error ? (
            <Week overview={data ?? nothing} today={today} endsRef={ends} />
          ) : (
            <>
              <Skeleton className="h-105 rounded-xl" />
              <Skeleton className="h-60 rounded-xl" />
            </>
          )}
          <FoldedCard
            icon="chart"
            title={m.overview_figures()}
            className="grid grid-cols-1 gap-4 px-4 pb-4"
          >
            {(data || error) && <Figures overview={data ?? nothing} />}
            {data && <Pictures overview={data} today={today} />}
          </FoldedCard>
        </section>
      </div>
    </div>
  );
}

/** Without trainees there are no figures. */
const NobodyYet = () => (
  <div className="rounded-xl border border-line bg-raised">
    <EmptyState
      icon={<Icon name="users" />}
      title={m.overview_no_trainees()}
      text={m.overview_no_trainees_text()}
      action={
        <Link to={adminPaths.newTrainee} className={buttonClass()}>
          {m.trainees_add()}
        </Link>
      }
    />
  </div>
);

/** The content after a failed read. */
const nothing: Overview = {
  beginning: null,
  ramadan: null,
  fasts: null,
  queue: {
    lines: [],
    counts: Object.fromEntries(
      attentionReasons.map((reason) => [reason, 0]),
    ) as Overview["queue"]["counts"],
    putAway: 0,
  },
  week: {
    due: { now: 0, people: 0, coming: 0, lines: [] },
    ends: [],
  },
  statuses: { active: 0, pending: 0, inactive: 0 },
  plans: [],
  revenue: { expected: 0, received: 0, months: [] },
  newSubscriptions: [],
  newSubscribers: 0,
  meals: {},
  exercises: {},
  lately: {
    exercises: { assigned: 0, done: 0 },
    meals: { assigned: 0, done: 0 },
    steps: { total: 0, days: 0, reached: 0 },
  },
  body: { weight: null, weighed: 0, progress: null, losing: 0 },
};
