import type { CheckInReview } from "../../../../../domain/contract/check-ins/review.ts";
import { poseTexts } from "../../../../check-ins/photos/poses.ts";
import { m } from "../../../../paraglide/messages.js";

type Compared = CheckInReview["photos"][number];
type Photo = Compared["now"];
export type Shot<Which = "now" | "last" | "first"> = Photo & { which: Which };
type Earlier = Shot<"last" | "first">;

export const whichTexts: Record<Shot["which"], () => string> = {
  now: m.review_photos_now,
  last: m.review_photos_last,
  first: m.review_photos_first,
};

/** The photos of a pose from now backwards, each once. */
export function shotsOf({ now, last, first }: Compared): [Shot<"now">, ...Earlier[]] {
  const earlier: Earlier[] = last ? [{ which: "last", ...last }] : [];
  if (first && first.id !== last?.id) earlier.push({ which: "first", ...first });
  return [{ which: "now", ...now }, ...earlier];
}

/** The title of the card, which names a pose that has no tab. */
export const titleOf = ([first, second]: CheckInReview["photos"]): string =>
  first && !second ? m.photos_pose_title({ pose: poseTexts[first.pose]() }) : m.review_photos();

/** Whether a check-in was sent with photos, whatever became of them. */
export const holdsPhotos = ({ checkIn, photos }: Pick<CheckInReview, "checkIn" | "photos">) =>
  photos.length > 0 ||
  checkIn.answers.some(({ question, value }) => question.kind === "photos" && value !== null);

/** Columns in which the photos of every pose find place, of a container; large text takes one. */
export const columnsOf = (photos: CheckInReview["photos"]): string =>
  photos.some((compared) => shotsOf(compared).length > 2)
    ? "grid grid-cols-1 gap-2 @[13rem]:grid-cols-3"
    : "grid grid-cols-1 gap-2 @[13rem]:grid-cols-2";
