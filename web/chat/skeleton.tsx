import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export function MessagesSkeleton() {
  return (
    <Loading className="flex grow flex-col justify-end gap-3 overflow-hidden p-4">
      <Skeleton className="h-16 w-3/5 self-start rounded-lg!" />
      <Skeleton className="h-11 w-2/5 self-end rounded-lg!" />
      <Skeleton className="h-11 w-1/2 self-end rounded-lg!" />
      <Skeleton className="h-24 w-3/5 self-start rounded-lg!" />
      <Skeleton className="mt-2 h-12 w-full rounded-xl!" />
    </Loading>
  );
}
