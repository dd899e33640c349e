import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export default function ExerciseSkeleton() {
  return (
    <Loading className="grid grid-cols-2 gap-3 *:last:col-span-2 md:grid-cols-4 md:*:last:col-span-4">
      {[1, 2, 3, 4].map((tile) => (
        <Skeleton key={tile} className="h-36 rounded-xl!" />
      ))}
      <Skeleton className="h-56 rounded-xl!" />
    </Loading>
  );
}
