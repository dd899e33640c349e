import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import type { Home } from "../../../domain/contract/home/home.ts";
import { lazyPart, sparePart } from "../../frame/again.tsx";
import { useToday } from "../../lib/format/today.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Greeting } from "./greeting.tsx";
import { homeQuery } from "./queries.ts";
import { Tiles } from "./tiles.tsx";
import { TodayCard } from "./today-card.tsx";
import { TodaySkeleton } from "./today-skeleton.tsx";
import { WeekRow } from "./week-row.tsx";

const FirstDay = lazyPart(async () => (await import("./first-day.tsx")).FirstDay);

// With the code that the home loads next, in a place of its height.
const TrainerLine = sparePart(async () => (await import("./trainer-line.tsx")).TrainerLine);

// Only in the month of those who see it so, with its question before and its greeting after it.
const FastingToday = lazyPart(
  async () => (await import("../ramadan/fasting-today.tsx")).FastingToday,
);
const MonthCard = sparePart(async () => (await import("../ramadan/month-card.tsx")).MonthCard);

const DeletionNotice = lazyPart(
  async () => (await import("../settings/my-data/deletion-notice.tsx")).DeletionNotice,
);

/** The home: the card of today, the week, the trainer's word and four tiles. */
export function HomeScreen() {
  const today = useToday();
  const { data, error, isFetching, refetch } = useQuery(homeQuery(today));
  const home = data?.date === today ? data : undefined;
  const failed = error !== null || (data !== undefined && !isFetching);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Greeting name={data?.name} gender={data?.gender} month={data?.ramadan} />
      {data?.deletesAt && (
        <Suspense fallback={<div className="h-32 sm:h-20" />}>
          <DeletionNotice deletesAt={data.deletesAt} />
        </Suspense>
      )}
      {!home && !failed ? (
        <TodaySkeleton />
      ) : (
        // Until the month's code is there: its texts have other heights by width and language, and would move the rest.
        <Suspense fallback={<TodaySkeleton />}>
          {home && <Today home={home} />}
          {home?.ramadan &&
            (!home.ramadan.view || home.ramadan.asks || today >= home.ramadan.eid) && (
              <MonthCard date={today} month={home.ramadan} />
            )}
          <WeekRow
            home={data}
            today={today}
            error={error}
            refreshing={isFetching}
            onRefresh={() => void refetch()}
          />
          {data?.trainerWord && (
            <Suspense fallback={<div className="h-25" />}>
              <TrainerLine word={data.trainerWord} today={today} />
            </Suspense>
          )}
          <Tiles home={data} today={today} failed={error !== null} />
        </Suspense>
      )}
    </div>
  );
}

/** The card of today, only from an answer of today. */
function Today({ home }: { home: Home }) {
  if (home.ramadan?.view) return <FastingToday home={home} />;
  if (home.scheduled) return <TodayCard home={home} />;
  return (
    <Suspense fallback={<Skeleton className="h-64 rounded-xl!" />}>
      <FirstDay home={home} />
    </Suspense>
  );
}
