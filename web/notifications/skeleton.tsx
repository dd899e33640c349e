import { Skeleton } from "../ui/skeleton.tsx";

export default function BoardSkeleton() {
  return (
    <div className="grid gap-2 pt-7">
      {Array.from({ length: 5 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <Skeleton key={index} className="h-24 rounded-xl!" />
      ))}
    </div>
  );
}
