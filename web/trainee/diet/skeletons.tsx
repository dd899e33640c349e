import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export function SlotsSkeleton() {
  return (
    <Loading className="grid gap-4">
      <Skeleton className="h-40 rounded-xl!" />
      <Skeleton className="h-40 rounded-xl!" />
      <Skeleton className="h-40 rounded-xl!" />
    </Loading>
  );
}

export function MealsSkeleton() {
  return (
    <Loading className="grid gap-3">
      <Skeleton className="h-36 rounded-xl!" />
      <Skeleton className="h-36 rounded-xl!" />
    </Loading>
  );
}
