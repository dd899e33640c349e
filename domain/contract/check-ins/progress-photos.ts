import { z } from "zod";
import { photoPoses, photoPurposes, progressPhotoCounts } from "../../check-ins/progress-photos.ts";
import { addProblem, id, localDate, pageCursor } from "../fields.ts";
import { consent, consentChange } from "../people/consents.ts";

/** What the person decided of each purpose; a purpose that nobody decided is missing. */
export const photoConsents = z.object({
  consents: z.array(consent.extend({ purpose: z.enum(photoPurposes) })),
  /** Why there are no photos; null for an adult. */
  refusal: z.enum(["under_18", "age_unknown"]).nullable(),
});
export type PhotoConsents = z.infer<typeof photoConsents>;

export const photoConsentParams = z.object({ purpose: z.enum(photoPurposes) });

/** A decision about one purpose. `erase` erases every photo when the coach's consent is withdrawn. */
export const photoConsentChange = consentChange.extend({
  photos: z.enum(["keep", "erase"]).default("keep"),
});
export type PhotoConsentChange = z.infer<typeof photoConsentChange>;

export const progressPhotoParams = z.object({ id });

/** The pose and the person's day of an arriving photo. */
export const newProgressPhotoQuery = z.strictObject({ pose: z.enum(photoPoses), date: localDate });
export type NewProgressPhoto = z.infer<typeof newProgressPhotoQuery>;

const photo = {
  id: z.string(),
  date: z.string(),
  /** kg, the last one of the two weeks before; null without one. */
  weight: z.number().nullable(),
};

/** A photo without its address. */
export const progressPhoto = z.object({
  ...photo,
  pose: z.enum(photoPoses),
  /** The check-in that has it; null until one is sent. */
  checkInId: z.string().nullable(),
  /** The trainer's last view, UTC milliseconds; null without one. */
  viewedAt: z.number().nullable(),
});

export const progressPhotosQuery = z.strictObject({ cursor: pageCursor.optional() });

/** The person's photos, the newest day first, and what they decided about them. */
export const progressPhotos = photoConsents.extend({
  photos: z.array(progressPhoto),
  /** The cursor of the next page; null at the end. */
  more: z.string().nullable(),
});
export type ProgressPhotos = z.infer<typeof progressPhotos>;

export const wantedPhotos = z.strictObject({
  ids: z
    .array(id)
    .min(1)
    .max(progressPhotoCounts.asked)
    .superRefine((ids, context) => {
      if (new Set(ids).size < ids.length) addProblem(context, { code: "invalid" });
    }),
});

/** Addresses of photos until their tickets expire. */
export const photoAddresses = z.object({
  photos: z.array(z.object({ id: z.string(), address: z.string() })),
  /** UTC milliseconds. */
  expiresAt: z.number(),
});
export type PhotoAddresses = z.infer<typeof photoAddresses>;

/** A pose of a check-in beside the photo before it and the first one; without addresses. */
export const comparedPhotos = z.array(
  z.object({
    pose: z.enum(photoPoses),
    now: z.object(photo),
    last: z.object(photo).nullable(),
    first: z.object(photo).nullable(),
  }),
);

/** A progress photo of a trainee, for a ticket. */
export const progressPhotoPlace = z.object({ traineeId: id, photoId: id });
