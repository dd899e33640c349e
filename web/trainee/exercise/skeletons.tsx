import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export function ProgramSkeleton() {
  return (
    <Loading className="grid gap-3">
      <Skeleton className="h-20 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
      <Skeleton className="h-20 rounded-xl" />
    </Loading>
  );
}

export function ProgramsSkeleton() {
  return (
    <Loading className="grid gap-3">
      <Skeleton className="h-28 rounded-xl" />
      <Skeleton className="h-60 rounded-xl" />
      <Skeleton className="h-48 rounded-xl" />
    </Loading>
  );
}

export function ListSkeleton() {
  return (
    <Loading className="grid gap-2 md:grid-cols-2">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-24 rounded-lg" />
      ))}
    </Loading>
  );
}
