import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The place of the tools in the bar, and under it of the totals or the strip of days, and of the days. */
export default function WeekSkeleton() {
  return (
    <Loading className="contents">
      <Skeleton className="h-12 min-w-48 grow rounded-lg" />
      <div className="grid w-full grid-cols-1 gap-2">
        <Skeleton className="h-5 w-48 max-md:hidden" />
        <Skeleton className="h-12 lg:hidden" />
        <div className="grid grid-cols-1 gap-1.5 lg:grid-cols-7">
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <Skeleton key={day} className={`h-96 rounded-lg ${day > 1 ? "max-lg:hidden" : ""}`} />
          ))}
        </div>
      </div>
    </Loading>
  );
}
