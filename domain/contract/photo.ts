import { z } from "zod";
import { id } from "./fields.ts";

/** The address of a person's photo with its ticket; null without one. */
export const photo = z.string().nullable();

/** A trainee's photo. */
export const photoPlace = z.object({ traineeId: id, photoId: id });

/** A photo of the trainer. */
export const trainerPhotoPlace = photoPlace.omit({ traineeId: true });

export const storedPhoto = z.object({ photo });
export type StoredPhoto = z.infer<typeof storedPhoto>;
