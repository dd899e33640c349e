import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The workout of today before its data, as high as an open one. */
export function HeroSkeleton() {
  return (
    <Loading className="grid gap-4 rounded-xl border border-line bg-raised p-[min(1.25rem,6vw)] shadow-raised">
      <div className="flex items-center justify-between gap-3">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="h-5 w-36" />
      </div>
      <Skeleton className="aspect-4/3 max-h-[40dvh] w-full rounded-lg!" />
      <Skeleton className="h-5 max-w-48" />
      <Skeleton className="h-13 rounded-lg!" />
      <Skeleton className="h-28 w-28 rounded-lg!" />
    </Loading>
  );
}

export default HeroSkeleton;
