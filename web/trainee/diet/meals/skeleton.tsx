import { Loading } from "../../../ui/loading.tsx";
import { Skeleton, Skeletons } from "../../../ui/skeleton.tsx";

export default function OwnMealsSkeleton() {
  return (
    <>
      <Skeletons heights={["h-12", "h-11"]} />
      <MealsSkeleton />
    </>
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
