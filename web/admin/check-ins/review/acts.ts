import type { PhotoAddresses } from "../../../../domain/contract/check-ins/progress-photos.ts";
import type {
  CheckInReply,
  CheckInReview,
  ReviewedCheckIn,
} from "../../../../domain/contract/check-ins/review.ts";
import { answer } from "../../../lib/session/answer.ts";
import { ApiError } from "../../../lib/session/api-error.ts";
import { adminClient } from "../../../lib/session/clients.ts";
import { putBytes } from "../../../lib/session/put-bytes.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import { draftFiles } from "../../../lib/waiting/unsent-files.ts";
import { refreshCheckIns } from "../../live/moves.ts";
import { reviewQuery } from "../queries.ts";

const routes = () => adminClient().trainees[":id"]["check-ins"][":checkInId"];

const paramOf = ({ person, checkIn }: CheckInReview) => ({
  id: person.traineeId,
  checkInId: checkIn.id,
});

function show(checkIn: ReviewedCheckIn): void {
  queryClient.setQueryData<CheckInReview>(
    reviewQuery(checkIn.id).queryKey,
    (known) => known && { ...known, checkIn },
  );
}

/** Begins the review, so that its answers stay as they are read. */
export async function beginReview(review: CheckInReview): Promise<void> {
  show(await answer(routes().review.$put({ param: paramOf(review), json: {} })));
}

/** Ends the review with messages, or without any. */
export async function endReview(review: CheckInReview, json: CheckInReply): Promise<void> {
  if (json.voice) await uploadVoice(review, json.voice.fileId);
  show(await answer(routes().reply.$put({ param: paramOf(review), json })));
  refreshCheckIns(review.person.traineeId);
}

/** One that is no longer on this device is on the server, or the reply is refused. A repetition stores nothing. */
async function uploadVoice({ person }: CheckInReview, fileId: string): Promise<void> {
  const body = await draftFiles.read(fileId);
  const url = `/api/admin/conversations/${person.traineeId}/files/${fileId}?kind=voice`;
  if (body) await putBytes({ url, body });
}

/** Puts the review off until a day of the trainer's; null takes it back. */
export async function putOff(review: CheckInReview, until: string | null): Promise<void> {
  show(await answer(routes().delay.$put({ param: paramOf(review), json: { until } })));
  refreshCheckIns(review.person.traineeId);
}

/**
 * Addresses of photos for a view, which is noted. If the person withdrew the consent meanwhile, the review loses its
 * photos at once.
 */
export async function openPhotos(
  { person, checkIn }: CheckInReview,
  ids: readonly string[],
): Promise<PhotoAddresses> {
  const { tickets } = adminClient().trainees[":id"]["progress-photos"];
  try {
    const param = { id: person.traineeId };
    return await answer(tickets.$post({ param, json: { ids: [...ids] } }));
  } catch (error) {
    if (
      error instanceof ApiError &&
      (error.code === "photos_hidden" || error.code === "not_found")
    ) {
      const { queryKey } = reviewQuery(checkIn.id);
      queryClient.setQueryData<CheckInReview>(
        queryKey,
        (known) => known && { ...known, photos: [] },
      );
      void queryClient.invalidateQueries({ queryKey });
    }
    throw error;
  }
}

export async function writeNote(review: CheckInReview, text: string | null): Promise<void> {
  show(await answer(routes()["private-note"].$put({ param: paramOf(review), json: { text } })));
}
