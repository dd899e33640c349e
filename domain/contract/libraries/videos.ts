import { z } from "zod";
import { maxVideoBytes, maxVideoParts, videoNamePattern } from "../../libraries/video.ts";
import { addProblem, field, id } from "../fields.ts";

/** An mp4 before its upload. */
export const newVideo = z.strictObject({
  id,
  fileName: field({ kind: "text", max: 255 }).superRefine((name, context) => {
    if (videoNamePattern.test(name)) return;
    addProblem(context, { code: "not_an_mp4" });
  }),
  /** Bytes. */
  size: field({ kind: "number", min: 1, max: maxVideoBytes, decimals: 0 }),
});
export type NewVideo = z.infer<typeof newVideo>;

export const videoParams = z.object({ id });

export const videoPartParams = z.object({
  id,
  partNumber: z.coerce.number().int().min(1).max(maxVideoParts),
});

/** The state of an upload; an interrupted one continues from `parts`. */
export const videoState = z.object({
  id: z.string(),
  status: z.enum(["uploading", "ready"]),
  fileName: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Bytes of each part except the last. */
  partSize: z.number().int(),
  /** Numbers of the arrived parts. */
  parts: z.array(z.number().int()),
});
export type VideoState = z.infer<typeof videoState>;

export const storedPart = z.object({ partNumber: z.number().int(), size: z.number().int() });
export type StoredPart = z.infer<typeof storedPart>;

/** An address of the file, valid for an hour and this account. */
export const videoTicket = z.object({
  url: z.string(),
  /** UTC milliseconds. */
  expiresAt: z.number().int(),
});
export type VideoTicket = z.infer<typeof videoTicket>;
