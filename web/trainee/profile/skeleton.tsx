import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export default function ProfileSkeleton() {
  return (
    <Loading className="grid items-start gap-4 lg:grid-cols-2">
      <Skeleton className="h-32 rounded-xl!" />
      <Skeleton className="h-32 rounded-xl!" />
      <Skeleton className="h-44 rounded-xl!" />
      <Skeleton className="h-44 rounded-xl!" />
      <Skeleton className="h-128 rounded-xl! lg:col-span-2" />
    </Loading>
  );
}
