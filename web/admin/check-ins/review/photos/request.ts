import type { PhotoPose } from "../../../../../domain/check-ins/progress-photos.ts";
import type { CheckInReview } from "../../../../../domain/contract/check-ins/review.ts";
import { m } from "../../../../paraglide/messages.js";
import { holdsPhotos } from "./shots.ts";

type Reviewed = Pick<CheckInReview, "checkIn" | "photos"> & {
  person: Pick<CheckInReview["person"], "gender">;
};

const poseTexts: Record<PhotoPose, () => string> = {
  front: m.review_photos_pose_front,
  side: m.review_photos_pose_side,
  back: m.review_photos_pose_back,
};

/**
 * The sentence that asks the person for the form's photos again.
 * @returns undefined if the form asks for none, and if the person took theirs back
 */
export function requestOfPhotos(review: Reviewed): string | undefined {
  const { checkIn, person, photos } = review;
  const asked = checkIn.answers.find(({ question }) => question.kind === "photos")?.question;
  if (asked?.kind !== "photos" || (photos.length === 0 && holdsPhotos(review))) return undefined;
  const poses = joined(asked.poses.map((pose) => poseTexts[pose]()));
  return m.review_photos_request({ gender: person.gender ?? "other", poses });
}

function joined([first = "", second, last]: readonly string[]): string {
  if (second === undefined) return first;
  return last === undefined
    ? m.review_photos_two({ first, last: second })
    : m.review_photos_three({ first, second, last });
}

/** A reply with a sentence at its end, once. */
export function withRequest(text: string, request: string): string {
  if (text.includes(request)) return text;
  return text.trim() === "" ? request : `${text.trimEnd()}\n${request}`;
}
