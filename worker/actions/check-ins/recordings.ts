import { answerRecording } from "../../../domain/check-ins/recordings.ts";
import { attachmentType } from "../../../domain/conversations/attachments.ts";
import { MiranError } from "../../../domain/errors.ts";
import { headBytes } from "../../../domain/first-bytes.ts";
import { expectRecording, recordingKey } from "../../data/check-ins/recordings.ts";
import { noteStored } from "../../data/check-ins/uploaded-files.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { drain, refuseArriving, refusedFile } from "../../files/arriving.ts";
import type { FileAnswer, FileRequest } from "../../files/open-file.ts";
import { peekStream } from "../../files/peek-stream.ts";
import type { StoredFile } from "../../platform/stores.ts";
import type { Platform } from "../../platform.ts";
import { readAttachmentTicket } from "../../tokens/attachment-ticket.ts";
import { openStoredFile } from "../accounts/open-stored-file.ts";

interface Upload {
  id: string;
  /** The length that the request states, in bytes. */
  length: number;
  body: ReadableStream<Uint8Array> | null;
}

/** Stores a spoken answer, once; the same id again changes nothing. */
export async function uploadRecording(
  platform: Platform,
  scope: TraineeScope,
  { id, length, body }: Upload,
): Promise<void> {
  if (length > answerRecording.bytes) throw new MiranError("payload_too_large");
  if (length < 1 || !body) throw refusedFile({ code: "required" });
  const { head, rest } = await peekStream(body, Math.min(length, headBytes));
  const type = attachmentType("voice", head);
  if (type === undefined) return refuseArriving(rest, refusedFile({ code: "not_a_recording" }));
  const { expected, ...why } = await expectRecording(scope, { id, type, bytes: length });
  if (!expected) return refuseArriving(rest, new MiranError(refusalOf(why)));
  if (expected.storedAt !== null) return drain(rest);
  const { key } = expected;
  await platform.files.put(key, { size: length, contentType: type, notes: {} }, rest);
  if (await noteStored(scope, "recordings", id)) return;
  await platform.files.erase([key]);
  throw new MiranError("not_found");
}

function refusalOf({ isErasing, isFull }: { isErasing: boolean; isFull: boolean }) {
  if (isErasing) return "unavailable";
  return isFull ? "answer_recordings_full" : "not_found";
}

interface RecordingRequest extends FileRequest {
  traineeId: string;
  recordingId: string;
  ticket: string;
}

/** Opens a spoken answer for the holder of a ticket to its person's recordings, while the session is alive. */
export async function showRecording(
  platform: Platform,
  { traineeId, recordingId, ticket, ...request }: RecordingRequest,
): Promise<FileAnswer<StoredFile>> {
  const holder = await readAttachmentTicket(platform, ticket, traineeId);
  return openStoredFile(platform, recordingKey(traineeId, recordingId), { ...request, holder });
}
