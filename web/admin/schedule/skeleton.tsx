import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export default function WeekSkeleton() {
  return (
    <Loading className="grid gap-3">
      <Skeleton className="h-13 rounded-lg" />
      <div className="grid grid-cols-1 gap-1.5 lg:grid-cols-7">
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <Skeleton key={day} className={`h-96 rounded-lg ${day > 1 ? "max-lg:hidden" : ""}`} />
        ))}
      </div>
    </Loading>
  );
}
