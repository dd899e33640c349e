import type { Message } from "../../domain/contract/conversations/conversation.ts";
import type { AttachmentKind } from "../../domain/conversations/conversation.ts";
import { waitOf } from "../../domain/conversations/conversation.ts";
import { addStored } from "../../domain/conversations/message-log.ts";
import { ApiError, isSignedOut } from "../lib/session/api-error.ts";
import { putBytes } from "../lib/session/put-bytes.ts";
import { queryClient as client } from "../lib/session/query-client.ts";
import { defineWrite } from "../lib/waiting/define-write.ts";
import { isFault, isPassing } from "../lib/waiting/follow-writes.ts";
import { unsentFiles } from "../lib/waiting/unsent-files.ts";
import { m } from "../paraglide/messages.js";
import { fileAddress, postMessage, postRead } from "./api.ts";
import { beginUpload, endUpload, tellProgress } from "./attachments/uploads.ts";
import { sendOver } from "./open-sockets.ts";
import { attachmentKey, messageKey, type Outgoing, ownSide } from "./outgoing.ts";
import { changeLog } from "./queries.ts";
import { keepRefused, reasonOf } from "./refused.ts";

const maxWaitMs = 8_000;
const triesAfterFault = 6;

const options = {
  failed: () => m.chat_send_failed(),
  tellsRefusals: true,
  retry: (failures: number, error: unknown) => mayPass(failures, error),
  // The person is watching, so retries are faster than for other writes.
  retryDelay: (failures: number, error: unknown) =>
    error instanceof ApiError && error.retryAfter !== undefined
      ? error.retryAfter * 1000
      : Math.min(maxWaitMs, 500 * 2 ** failures),
  // Runs before the message leaves the waiting ones, so that nothing flickers.
  onSuccess: (stored: Message | undefined, { traineeId }: Outgoing) => {
    if (stored) changeLog(traineeId, (log) => addStored(log, [stored]));
  },
  onError: (error: Error, message: Outgoing) => {
    if (!isPassing(error)) keepRefused({ ...message, ...reasonOf(error) });
  },
};

defineWrite(client, messageKey, { ...options, mutationFn: sendAnswer });
defineWrite(client, attachmentKey, { ...options, mutationFn: sendAttachment });

function mayPass(failures: number, error: unknown): boolean {
  if (isFault(error)) return failures < triesAfterFault;
  return isPassing(error) && !isSignedOut(error);
}

async function sendMessage({ id, traineeId, at: writtenAt, body }: Outgoing): Promise<Message> {
  const message = { clientId: id, body };
  const sent = () => ({ ...message, waited: waitOf(writtenAt, Date.now()) });
  const stored = await sendOver(traineeId, sent());
  if (!stored) return postMessage(traineeId, sent());
  return { ...message, ...stored, from: ownSide() };
}

/** Sends the message, then marks as read what it answers; a repetition stores the message once. */
async function sendAnswer(message: Outgoing): Promise<Message> {
  const { traineeId, readsThrough } = message;
  const stored = await sendMessage(message);
  if (readsThrough !== undefined) {
    await postRead(traineeId, readsThrough).catch((error: unknown) => {
      if (isPassing(error)) throw error;
    });
  }
  return stored;
}

/** Sends the file, then the message; undefined if it was cancelled. */
async function sendAttachment(message: Outgoing): Promise<Message | undefined> {
  const { id, traineeId, body } = message;
  if (!("fileId" in body)) return sendMessage(message);
  const signal = beginUpload(id);
  try {
    const blob = await unsentFiles.read(body.fileId);
    // A cancelled file is deleted, so nothing is left to send.
    if (!blob) return undefined;
    const url = fileAddress(traineeId, body.fileId, body.kind satisfies AttachmentKind);
    const onSent = (bytes: number) => tellProgress(id, blob.size ? bytes / blob.size : 0);
    await putBytes({ url, body: blob, signal, onSent });
    signal.throwIfAborted();
    const stored = await sendMessage(message);
    await unsentFiles.forget(body.fileId);
    return stored;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return undefined;
    throw error;
  } finally {
    endUpload(id);
  }
}
