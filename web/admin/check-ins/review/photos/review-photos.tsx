import { type RefObject, Suspense } from "react";
import { givenName } from "../../../../../domain/accounts/given-name.ts";
import type { CheckInReview } from "../../../../../domain/contract/check-ins/review.ts";
import { lazyPart } from "../../../../frame/again.tsx";
import { m } from "../../../../paraglide/messages.js";
import { Card } from "../../../../ui/card.tsx";
import { PhotosSkeleton } from "./photos-skeleton.tsx";

export interface PhotoActs {
  /** Shows and hides the photos. */
  toggle: () => void;
  /** Opens them over the whole window, hidden. */
  enlarge: () => void;
}

export type ReviewPhotosProps = {
  review: CheckInReview;
  /** Set by the card. */
  acts: RefObject<PhotoActs | undefined>;
  /** Undefined if none can be asked for. */
  onAskAgain: (() => void) | undefined;
};

const PhotosCard = lazyPart(async () => (await import("./photos-card.tsx")).PhotosCard);

/** The photos of a check-in that was sent with some; nothing of them is in the page before it is shown. */
export function ReviewPhotos(props: ReviewPhotosProps) {
  const { person, photos } = props.review;
  const [first] = photos;
  if (!first) {
    return (
      <Card title={m.review_photos()}>
        <p className="text-muted">
          {m.review_photos_stopped({
            gender: person.gender ?? "other",
            name: givenName(person.name),
          })}
        </p>
      </Card>
    );
  }
  // Other photos are hidden ones, even if they come while these are shown.
  const which = photos.flatMap(({ now, last, first }) => [now.id, last?.id, first?.id]).join();
  return (
    <Suspense
      fallback={
        <PhotosSkeleton
          photos={photos}
          first={first}
          person={person}
          canAsk={props.onAskAgain !== undefined}
        />
      }
    >
      <PhotosCard key={which} first={first} {...props} />
    </Suspense>
  );
}
