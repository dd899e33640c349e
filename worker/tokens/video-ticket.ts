import type { VideoTicket } from "../../domain/contract/libraries/videos.ts";
import { videoTicketSeconds } from "../../domain/libraries/video.ts";
import type { VideoFile } from "../data/libraries/videos.ts";
import type { Actor } from "../data/scope.ts";
import type { Platform } from "../platform.ts";
import { readTicket, signTicket, type TicketKind } from "./signed-ticket.ts";
import { type Verified, verifiedOnce } from "./verified-tokens.ts";

const kind: TicketKind = {
  audience: "miran-media",
  type: "media-ticket+jwt",
  seconds: videoTicketSeconds,
};

/** A ticket to one file for one session of one account, for requests without headers. */
export async function issueVideoTicket(
  platform: Platform,
  { accountId, sessionId }: Actor,
  { id, size, etag, modifiedAt }: VideoFile,
): Promise<VideoTicket> {
  const claims = { sid: sessionId, vid: id, size, etag, at: modifiedAt };
  const { ticket, expiresAt } = await signTicket(platform, kind, accountId, claims);
  return { url: `/api/media/videos/${id}?ticket=${ticket}`, expiresAt };
}

/** The claims of a ticket: a file, and its permitted session. */
interface TicketClaims {
  file: VideoFile;
  sessionId: string;
}

/** The claims of a valid ticket; undefined for any other text. */
export const readVideoTicket = verifiedOnce(verify);

async function verify(
  platform: Platform,
  ticket: string,
): Promise<Verified<TicketClaims> | undefined> {
  const claims = await readTicket(platform, kind, ticket, ["sid", "vid", "size", "etag", "at"]);
  if (!claims) return undefined;
  const { sid, vid, size, etag, at, expiresAt } = claims;
  const file = {
    id: String(vid),
    size: Number(size),
    etag: String(etag),
    modifiedAt: Number(at),
  };
  return { claims: { file, sessionId: String(sid) }, expiresAt };
}
