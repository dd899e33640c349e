import type {
  CheckInListPage,
  CheckInListQuery,
  CheckInReply,
  CheckInReview,
  ReviewedCheckIn,
} from "../../../domain/contract/check-ins/review.ts";
import type { MessageBody } from "../../../domain/contract/conversations/conversation.ts";
import { MiranError } from "../../../domain/errors.ts";
import { listCheckIns } from "../../data/check-ins/list.ts";
import { getReview } from "../../data/check-ins/review.ts";
import { type CheckInOf, endReview, getReply } from "../../data/check-ins/reviewing.ts";
import { attachmentKey } from "../../data/conversations/attachments.ts";
import { scopeOfTrainee, type TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { withPhotos } from "../../tokens/photo-ticket.ts";
import { drainSoon } from "../plumbing/drain-outbox.ts";
import { ticketToVoices } from "./ticket-to-voices.ts";

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
  const { traineeId } = review.person;
  const voices = [review.checkIn, review.before];
  const [[person], files] = await Promise.all([
    withPhotos(platform, scope.actor, [review.person]),
    ticketToVoices(platform, scopeOfTrainee(scope, traineeId), voices),
  ]);
  if (!person) throw new MiranError("not_found");
  return { ...review, person, files };
}

/**
 * Ends a review. Its words and its recording become messages in the conversation, by the outbox, so that a cut request
 * loses nothing.
 * @throws MiranError `conflict` if it was ended with another reply
 */
export async function replyToCheckIn(
  platform: Platform,
  scope: TrainerScope,
  of: CheckInOf,
  reply: CheckInReply,
): Promise<ReviewedCheckIn> {
  if (reply.voice) await proveRecording(platform, of.traineeId, reply.voice.fileId);
  const ended = await endReview(scope, of, reply);
  if (!ended) throw new MiranError("not_found");
  const isThis = ended.reply === reply.text && ended.replyVoice?.fileId === reply.voice?.fileId;
  if (!isThis) throw new MiranError("conflict");
  platform.background(drainSoon(platform));
  return ended;
}

/** Proves that a recording is among the files of a conversation, before anything refers to it. */
async function proveRecording({ files, live }: Platform, traineeId: string, fileId: string) {
  const stored = await files.find(attachmentKey(traineeId, fileId));
  const isThere = stored?.notes.kind === "voice" && (await live.noteFile(traineeId, fileId));
  if (isThere) return;
  throw new MiranError("invalid_request", { fields: { "voice.fileId": { code: "no_such_file" } } });
}

/** Sends the reply of a check-in as messages of the trainer, once: the words, then the recording. */
export async function sendCheckInReply(platform: Platform, checkInId: string): Promise<void> {
  const reply = await getReply(platform.database, checkInId);
  if (!reply) return;
  const { traineeId, replyId, text, voice } = reply;
  const send = (clientId: string, body: MessageBody) =>
    platform.live.appendMessage({ traineeId, side: "trainer" }, { clientId, body });
  if (text !== null) await send(replyId, { kind: "text", text, checkInId });
  if (voice) await send(voice.fileId, { kind: "voice", ...voice, checkInId });
}
