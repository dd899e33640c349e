import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const rows = Array.from({ length: 6 }, (_, row) => row);

/** The placeholder of the queue; in one column what stands below it is out of sight, as below most queues. */
export function OverviewSkeleton() {
  return (
    <Loading className="@max-4xl:min-h-dvh">
      <Skeleton className="mb-3 h-11 w-3/4 rounded-full" />
      <div className="rounded-xl border border-line bg-raised">
        {rows.map((row) => (
          <div
            key={row}
            className="flex min-h-18 items-center gap-3 border-b border-line px-4 last:border-0 md:min-h-14"
          >
            <Skeleton className="size-9 rounded-full max-sm:hidden" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="ms-auto h-11 w-24 rounded-md" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
