import type {
  CheckInListPage,
  CheckInListQuery,
  CheckInReply,
  CheckInReview,
  ReviewedCheckIn,
} from "../../../domain/contract/check-ins/review.ts";
import { MiranError } from "../../../domain/errors.ts";
import { listCheckIns } from "../../data/check-ins/list.ts";
import { getReview } from "../../data/check-ins/review.ts";
import { type CheckInOf, endReview, getReply } from "../../data/check-ins/reviewing.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { withPhotos } from "../../tokens/photo-ticket.ts";
import { drainSoon } from "../plumbing/drain-outbox.ts";

/** The trainer's check-ins with the photos of their people. */
export async function readCheckIns(
  platform: Platform,
  scope: TrainerScope,
  query: CheckInListQuery,
): Promise<CheckInListPage> {
  const { rows, ...list } = await listCheckIns(scope, query);
  return {
    ...list,
    rows: (await withPhotos(platform, scope.actor, rows)) as CheckInListPage["rows"],
  };
}

/** A check-in beside the facts. */
export async function readReview(
  platform: Platform,
  scope: TrainerScope,
  id: string,
): Promise<CheckInReview> {
  const review = await getReview(scope, id);
  if (!review) throw new MiranError("not_found");
  const [person] = await withPhotos(platform, scope.actor, [review.person]);
  if (!person) throw new MiranError("not_found");
  return { ...review, person };
}

/**
 * Ends a review. Its words become a message in the conversation, by the outbox, so that a cut request loses neither.
 * @throws MiranError `conflict` if it was ended with another reply
 */
export async function replyToCheckIn(
  platform: Platform,
  scope: TrainerScope,
  of: CheckInOf,
  reply: CheckInReply,
): Promise<ReviewedCheckIn> {
  const ended = await endReview(scope, of, reply);
  if (!ended) throw new MiranError("not_found");
  if (ended.reply !== reply.text) throw new MiranError("conflict");
  platform.background(drainSoon(platform));
  return ended;
}

/** Sends the reply of a check-in as a message of the trainer, once. */
export async function sendCheckInReply(platform: Platform, checkInId: string): Promise<void> {
  const reply = await getReply(platform.database, checkInId);
  if (!reply) return;
  const { traineeId, replyId, text } = reply;
  await platform.live.appendMessage(
    { traineeId, side: "trainer" },
    { clientId: replyId, body: { kind: "text", text, checkInId } },
  );
}
