import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const days = [0, 1, 2, 3, 4, 5, 6];

/** The week's card before its data, with the same boxes. */
export function WeekSkeleton() {
  return (
    <Loading className="@container grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-5">
        <Skeleton className="size-36 rounded-full!" />
        <div className="grid min-w-30 flex-1 gap-2">
          <Skeleton className="h-6 max-w-32" />
          <Skeleton className="h-4 max-w-44" />
          <Skeleton className="h-4 max-w-44" />
          <Skeleton className="h-4 max-w-44" />
        </div>
      </div>
      <div className="grid gap-2 @min-[36rem]:hidden">
        {days.map((day) => (
          <Skeleton key={day} className="h-[6.1rem] rounded-lg" />
        ))}
      </div>
      <WeekTableSkeleton />
    </Loading>
  );
}

/** A skeleton as high as the table. */
export function WeekTableSkeleton() {
  return <Skeleton className="hidden h-[23.8rem] rounded-lg @min-[36rem]:block" />;
}
