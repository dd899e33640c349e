import { Card } from "../../ui/card.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const lines = ["w-40", "w-48", "w-36", "w-44", "w-32"];

/**
 * The card of today before its data. It fills the first screen: only the data say how high the card is, so nothing
 * is drawn below it until then, and nothing moves.
 */
export function TodaySkeleton() {
  return (
    <Card className="min-h-[calc(100dvh-12rem)]">
      <Loading>
        <Skeleton className="mt-1 mb-4 h-6 w-20" />
        <div className="flex items-center gap-3">
          <Skeleton className="size-11 shrink-0 rounded-full!" />
          <div className="grid grow gap-2">
            <Skeleton className="h-3 w-16" />
            <Skeleton className="h-5 max-w-44" />
          </div>
          <Skeleton className="h-11 w-24 shrink-0" />
        </div>
        <div className="mt-2 border-t border-line pt-1">
          {lines.map((width) => (
            <div key={width} className="flex min-h-14 items-center gap-3">
              <Skeleton className="size-5 shrink-0" />
              <Skeleton className={`h-4 ${width}`} />
            </div>
          ))}
        </div>
      </Loading>
    </Card>
  );
}
