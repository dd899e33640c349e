import { photoTicket } from "../../domain/people/photo.ts";
import type { Actor } from "../data/scope.ts";
import type { Platform } from "../platform.ts";
import { readTicket, signTicket, type TicketKind } from "./signed-ticket.ts";

const kind: TicketKind = {
  audience: "miran-photos",
  type: "photos-ticket+jwt",
  ...photoTicket,
};

/** The subject of the trainer's ticket; a trainee's is their account. */
const everybody = "*";

/**
 * Rows with the addresses of their photos, by one ticket of the session. A trainee's opens their own photo and the
 * trainer's, the trainer's opens all. Without a photo nothing is signed.
 */
export async function withPhotos<Row extends { photoKey: string | null }>(
  platform: Platform,
  { kind: who, accountId, sessionId }: Actor,
  rows: readonly Row[],
): Promise<(Omit<Row, "photoKey"> & { photo: string | null })[]> {
  const isAny = rows.some(({ photoKey }) => photoKey !== null);
  const of = who === "trainer" ? everybody : accountId;
  const { ticket } = isAny
    ? await signTicket(platform, kind, accountId, { sid: sessionId, of })
    : { ticket: "" };
  return rows.map(({ photoKey, ...row }) => ({
    ...row,
    photo: photoKey === null ? null : addressOf(photoKey, ticket),
  }));
}

/** `trainees/{id}/photo/{photoId}` or `trainer/photo/{photoId}` in the store. */
function addressOf(key: string, ticket: string): string {
  const [owner, ...rest] = key.split("/");
  const photoId = rest.at(-1);
  return owner === "trainer"
    ? `/api/media/trainer-photo/${photoId}?ticket=${ticket}`
    : `/api/media/photos/${rest[0]}/${photoId}?ticket=${ticket}`;
}

/**
 * The session of a valid ticket to a photo; undefined otherwise.
 * @param traineeId the photo's trainee; undefined for the trainer's photo, which every ticket opens
 */
export async function readPhotoTicket(
  platform: Platform,
  ticket: string,
  traineeId: string | undefined,
): Promise<{ sessionId: string } | undefined> {
  const claims = await readTicket(platform, kind, ticket, ["sid", "of"]);
  if (!claims) return undefined;
  const opens = traineeId === undefined || [everybody, traineeId].includes(String(claims.of));
  return opens ? { sessionId: String(claims.sid) } : undefined;
}
