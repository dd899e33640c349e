import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The placeholder of the days. */
export default function StepsSkeleton() {
  return (
    <Loading className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start lg:gap-5">
      <Skeleton className="h-104 rounded-xl!" />
      <Skeleton className="h-124 rounded-xl!" />
    </Loading>
  );
}
