import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import type { Home } from "../../../domain/contract/activity/home.ts";
import { lazyPart } from "../../frame/again.tsx";
import { useToday } from "../../lib/format/today.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Greeting } from "./greeting.tsx";
import { homeQuery } from "./queries.ts";
import { Tiles } from "./tiles.tsx";
import { TodayCard } from "./today-card.tsx";
import { WeekCard } from "./week-card.tsx";

const FirstDay = lazyPart(async () => (await import("./first-day.tsx")).FirstDay);

const DeletionNotice = lazyPart(
  async () => (await import("../settings/my-data/deletion-notice.tsx")).DeletionNotice,
);

export function HomeScreen() {
  const today = useToday();
  const { data, error, isFetching, refetch } = useQuery(homeQuery(today));
  return (
    <div className="grid grid-cols-1 gap-5">
      <Greeting name={data?.name} gender={data?.gender} />
      {data?.deletesAt && (
        <Suspense fallback={<div className="h-32 sm:h-20" />}>
          <DeletionNotice deletesAt={data.deletesAt} />
        </Suspense>
      )}
      <Today
        home={data?.date === today ? data : undefined}
        failed={error !== null || (data !== undefined && !isFetching)}
      />
      <Tiles weight={data?.weight} target={data?.body.targetWeight} failed={error !== null} />
      <WeekCard
        week={data?.week}
        joinedOn={data?.joinedOn}
        today={today}
        error={error}
        refreshing={isFetching}
        onRefresh={() => void refetch()}
      />
    </div>
  );
}

/** The card of today, only from an answer of today. The skeleton has the height of most days. */
function Today({ home, failed }: { home: Home | undefined; failed: boolean }) {
  const waiting = <Skeleton className="h-64 rounded-xl!" />;
  if (!home) return failed ? null : waiting;
  if (home.scheduled) return <TodayCard home={home} />;
  return (
    <Suspense fallback={waiting}>
      <FirstDay greeted={home.greeted} weighed={home.weight.current !== null} />
    </Suspense>
  );
}
