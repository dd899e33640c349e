import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export function NotesSkeleton() {
  return (
    <Loading className="grid gap-2">
      {["h-24", "h-28", "h-25"].map((height) => (
        <Skeleton key={height} className={`${height} rounded-xl!`} />
      ))}
    </Loading>
  );
}
