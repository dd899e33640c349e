import { useQuery } from "@tanstack/react-query";
import type { TraineePerformance } from "../../../domain/contract/activity/trainee-performance.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { liveEveryMs } from "../trainees/queries.ts";
import { OwnMealList } from "./added-meal-list.tsx";
import { AdherenceRow } from "./adherence-row.tsx";
import { LiftedList } from "./lifted-list.tsx";
import { performanceQuery } from "./queries.ts";
import { SpanCard } from "./span-card.tsx";

/** A trainee's adherence, live. */
export function PerformanceView({ traineeId }: { traineeId: string }) {
  const query = useQuery({ ...performanceQuery(traineeId), refetchInterval: liveEveryMs });
  const { data, error, isFetching, refetch } = query;
  if (!data && error) {
    return (
      <LoadFailure
        title={m.performance_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <PerformanceSkeleton />;
  return (
    <div className="grid gap-4">
      {error && <Banner kind="error">{m.trainees_stale()}</Banner>}
      <Performance traineeId={traineeId} performance={data} />
    </div>
  );
}

type PerformanceProps = { traineeId: string; performance: TraineePerformance };

function Performance({ traineeId, performance }: PerformanceProps) {
  const { day, week, adherence, lifted, feelings, ownMeals } = performance;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <SpanCard title={m.performance_today()} span={day} none={m.performance_rest()} />
        <SpanCard
          title={m.performance_week()}
          span={week}
          none={m.performance_nothing_assigned()}
        />
      </div>
      <section>
        <h3 className="pb-2 text-lg">{m.performance_adherence()}</h3>
        <AdherenceRow adherence={adherence} day={day} />
      </section>
      <section>
        <h3 className="pb-2 text-lg">{m.lifted_recent()}</h3>
        {lifted.length === 0 ? (
          <p className="rounded-md bg-soft px-4 py-3 text-muted">{m.lifted_recent_none()}</p>
        ) : (
          <LiftedList traineeId={traineeId} lifted={lifted} feelings={feelings} />
        )}
      </section>
      <section>
        <h3 className="pb-2 text-lg">{m.performance_own_meals()}</h3>
        {ownMeals.length === 0 ? (
          <p className="rounded-md bg-soft px-4 py-3 text-muted">{m.performance_no_own_meals()}</p>
        ) : (
          <OwnMealList meals={ownMeals} />
        )}
      </section>
    </>
  );
}

function PerformanceSkeleton() {
  return (
    <div className="grid gap-4" aria-busy="true">
      <div className="grid gap-3 sm:grid-cols-2">
        <Skeleton className="h-60" />
        <Skeleton className="h-60" />
      </div>
      <Skeleton className="h-36" />
      <Skeleton className="h-24" />
    </div>
  );
}
