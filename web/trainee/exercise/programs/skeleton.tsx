import { Loading } from "../../../ui/loading.tsx";
import { Skeleton, Skeletons } from "../../../ui/skeleton.tsx";

export default function OwnProgramsSkeleton() {
  return (
    <>
      <Skeletons heights={["h-12"]} />
      <ProgramsSkeleton />
    </>
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
