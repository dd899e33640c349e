import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { GlanceNote, GlanceTraining } from "../../glance/last-things.tsx";
import { GlanceDay } from "../../glance/person-facts.tsx";
import { glanceQuery } from "../../glance/queries.ts";
import { Summary } from "../../glance/summary.tsx";
import { PersonHead } from "./person-head.tsx";

/** The trainee of the conversation: plan, body, day, last training and last note, each with a link. */
export function PersonPanel({ traineeId }: { traineeId: string }) {
  const { data, error, isFetching, refetch } = useQuery(glanceQuery(traineeId));
  if (!data && error) {
    return (
      <LoadFailure
        title={m.glance_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <PanelSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      {error && <Banner kind="error">{m.trainees_stale()}</Banner>}
      <PersonHead glance={data} />
      <Summary glance={data} besideConversation />
      <GlanceDay glance={data} />
      <GlanceTraining glance={data} />
      <GlanceNote glance={data} />
    </div>
  );
}

function PanelSkeleton() {
  return (
    <Loading className="grid gap-4 p-4">
      <span className="flex items-center gap-3">
        <Skeleton className="size-14 shrink-0 rounded-full!" />
        <span className="grid grow gap-2">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </span>
      </span>
      <Skeleton className="h-80" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </Loading>
  );
}
