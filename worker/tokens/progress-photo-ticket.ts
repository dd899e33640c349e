import { progressTicketSeconds } from "../../domain/check-ins/progress-photos.ts";
import type { PhotoAddresses } from "../../domain/contract/check-ins/progress-photos.ts";
import type { PhotoHolder } from "../data/check-ins/progress-photos.ts";
import type { TraineeScope } from "../data/scope.ts";
import type { Platform } from "../platform.ts";
import { readTicket, signTicket, type TicketKind } from "./signed-ticket.ts";

const kind: TicketKind = {
  audience: "miran-progress-photos",
  type: "progress-photo-ticket+jwt",
  seconds: progressTicketSeconds,
};

/** Addresses of a person's photos, each with a ticket to it alone, for one session. */
export async function withAddresses(
  platform: Platform,
  { traineeId, actor: { kind: who, accountId, sessionId } }: TraineeScope,
  ids: readonly string[],
): Promise<PhotoAddresses> {
  const signed = await Promise.all(
    ids.map(async (id) => ({
      id,
      ...(await signTicket(platform, kind, accountId, { sid: sessionId, of: id, as: who })),
    })),
  );
  return {
    photos: signed.map(({ id, ticket }) => ({
      id,
      address: `/api/media/progress-photos/${traineeId}/${id}?ticket=${ticket}`,
    })),
    expiresAt: Math.min(...signed.map(({ expiresAt }) => expiresAt)),
  };
}

/** The holder of a valid ticket to this photo; undefined otherwise. */
export async function readProgressPhotoTicket(
  platform: Platform,
  ticket: string,
  { traineeId, photoId }: { traineeId: string; photoId: string },
): Promise<PhotoHolder | undefined> {
  const claims = await readTicket(platform, kind, ticket, ["sid", "of", "as"]);
  if (claims?.of !== photoId) return undefined;
  const isTrainer = claims.as === "trainer";
  if (!isTrainer && claims.sub !== traineeId) return undefined;
  return { sessionId: String(claims.sid), isTrainer };
}
