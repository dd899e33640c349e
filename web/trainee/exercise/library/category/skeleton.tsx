import { Loading } from "../../../../ui/loading.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";

export default function ListSkeleton() {
  return (
    <Loading className="grid gap-2 md:grid-cols-2">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-24 rounded-lg" />
      ))}
    </Loading>
  );
}
