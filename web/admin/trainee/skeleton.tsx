import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export default function TraineeSkeleton() {
  return (
    <Loading className="grid gap-4">
      <Skeleton className="h-11" />
      <ProfileSkeleton />
    </Loading>
  );
}

export function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="grid items-start gap-4 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <SummarySkeleton />
      </div>
      <Skeleton className="h-120 rounded-xl" />
      <div className="grid gap-4">
        <Skeleton className="h-36 rounded-xl" />
        <Skeleton className="h-32 rounded-xl" />
        <Skeleton className="h-64 rounded-xl" />
      </div>
    </div>
  );
}

export const SummarySkeleton = () => <Skeleton className="h-96 rounded-xl md:h-56" />;
