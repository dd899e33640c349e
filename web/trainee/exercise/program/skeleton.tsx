import { Loading } from "../../../ui/loading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

export default function ProgramSkeleton() {
  return (
    <Loading className="grid gap-3">
      <Skeleton className="h-20 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
      <Skeleton className="h-20 rounded-xl" />
    </Loading>
  );
}
