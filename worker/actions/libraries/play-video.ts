import { MiranError } from "../../../domain/errors.ts";
import { proveSession } from "../../data/accounts/sessions.ts";
import { type VideoFile, videoKey } from "../../data/libraries/videos.ts";
import { type FileAnswer, type FileRequest, openFile } from "../../files/open-file.ts";
import type { Platform } from "../../platform.ts";
import { readVideoTicket } from "../../tokens/video-ticket.ts";

interface PlayRequest extends FileRequest {
  id: string;
  ticket: string;
}

/**
 * Opens a file, or the requested part, for the holder of a ticket while the session is alive. The proof of the
 * session runs beside the store's search.
 */
export async function playVideo(
  platform: Platform,
  request: PlayRequest,
): Promise<FileAnswer<VideoFile>> {
  const ticket = await readVideoTicket(platform, request.ticket);
  if (ticket?.file.id !== request.id) throw new MiranError("unauthenticated");
  const key = videoKey(ticket.file.id);
  const proven = proveSession(platform.database, { id: ticket.sessionId, now: platform.now() });
  const opened = openFile(ticket.file, request, {
    read: (range) => platform.videos.read(key, range),
    exists: () => platform.videos.exists(key),
  });
  const [session, answer] = await Promise.allSettled([proven, opened]);
  if (session.status === "rejected") {
    if (answer.status === "fulfilled" && "body" in answer.value) await answer.value.body?.cancel();
    throw session.reason;
  }
  if (answer.status === "rejected") throw answer.reason;
  return answer.value;
}
