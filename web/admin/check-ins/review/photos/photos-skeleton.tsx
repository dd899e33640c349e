import type { CheckInReview } from "../../../../../domain/contract/check-ins/review.ts";
import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { Noted } from "./noted.tsx";
import { columnsOf, shotsOf, titleOf } from "./shots.ts";

type PhotosSkeletonProps = Pick<CheckInReview, "photos" | "person"> & {
  first: CheckInReview["photos"][number];
  canAsk: boolean;
};

/** The place of the card before its code. */
export function PhotosSkeleton({ photos, first, person, canAsk }: PhotosSkeletonProps) {
  const shots = shotsOf(first);
  return (
    <Card
      title={titleOf(photos)}
      action={<span className="h-11" />}
      className="grid grid-cols-1 content-start gap-3"
    >
      {photos.length > 1 && <Skeleton className="mb-1 h-13 rounded-lg!" />}
      {shots.length > 1 && <Skeleton className="h-9 pointer-coarse:h-11" />}
      <div className="@container">
        <div className={columnsOf(photos)}>
          {shots.map(({ id }) => (
            <div key={id} className="grid grid-cols-1 gap-2">
              <Skeleton className="aspect-3/4 rounded-lg!" />
              <Skeleton className="h-18" />
            </div>
          ))}
        </div>
      </div>
      <Noted person={person} />
      {canAsk && (
        <Button variant="secondary" className="invisible">
          {m.review_photos_ask()}
        </Button>
      )}
    </Card>
  );
}
