import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useParams } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { addDays } from "../../../domain/calendar.ts";
import { isId } from "../../../domain/id.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { ApiError } from "../../lib/session/api-error.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { m } from "../../paraglide/messages.js";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { iconButtonClass } from "../../ui/icon-button.tsx";
import { listedTrainee, liveEveryMs } from "../trainees/queries.ts";
import { barClass } from "./editor/bar.ts";
import { WeekEditor } from "./editor/week-editor.tsx";
import { WeekNav } from "./editor/week-nav.tsx";
import { weekQuery } from "./queries.ts";
import WeekSkeleton from "./skeleton.tsx";
import { useScheduleAddress } from "./use-schedule-address.ts";

export default function ScheduleScreen() {
  const { id = "" } = useParams();
  if (!isId(id)) return <Missing text={m.trainees_invalid_id()} />;
  return <Schedule key={id} id={id} />;
}

function Schedule({ id }: { id: string }) {
  const address = useScheduleAddress();
  const { week: weekStart, today, change } = address;
  const { data, error, isFetching, refetch } = useQuery({
    ...weekQuery({ id, weekStart }),
    refetchInterval: liveEveryMs,
  });
  const name = data?.traineeName ?? listedTrainee(id)?.name;

  useEffect(() => {
    if (!data) return;
    for (const days of [-7, 7]) {
      void queryClient.prefetchQuery(weekQuery({ id, weekStart: addDays(weekStart, days) }));
    }
  }, [data, id, weekStart]);

  if (!data && error instanceof ApiError && error.code === "not_found") {
    return <Missing text={m.trainees_not_found()} />;
  }
  return (
    <div className={barClass}>
      <header className="-ms-2.5 flex min-w-0 items-center max-md:w-full">
        <Link
          to={adminPaths.trainee(id)}
          aria-label={m.schedule_back()}
          title={m.schedule_back()}
          className={iconButtonClass}
        >
          <Icon name="back" />
        </Link>
        <WeekNav week={weekStart} today={data?.today ?? today} onWeek={(week) => change({ week })}>
          <h1 className="clamp-line text-base md:max-w-60">
            {name === undefined ? m.schedule_title() : m.schedule_title_of({ name })}
          </h1>
        </WeekNav>
      </header>
      {error && !data && (
        <div className="w-full">
          <LoadFailure
            title={m.schedule_load_failed()}
            error={error}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {!data && !error && <WeekSkeleton />}
      {data && <WeekEditor key={weekStart} known={data} stale={error !== null} address={address} />}
    </div>
  );
}

function Missing({ text }: { text: string }) {
  return (
    <>
      <h1 className="sr-only">{m.schedule_title()}</h1>
      <EmptyState
        icon={<Icon name="calendar" />}
        title={text}
        action={<Link to={adminPaths.trainees}>{m.trainees_back_to_list()}</Link>}
      />
    </>
  );
}
