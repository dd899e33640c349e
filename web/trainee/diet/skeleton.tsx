import { Loading } from "../../ui/loading.tsx";
import { Skeleton, Skeletons } from "../../ui/skeleton.tsx";

export default function DietSkeleton() {
  return (
    <>
      <Skeletons heights={["h-12", "h-48"]} />
      <SlotsSkeleton />
    </>
  );
}

export function SlotsSkeleton() {
  return (
    <Loading className="grid gap-4">
      <Skeleton className="h-40 rounded-xl!" />
      <Skeleton className="h-40 rounded-xl!" />
      <Skeleton className="h-40 rounded-xl!" />
    </Loading>
  );
}
