import { z } from "zod";
import { id } from "./fields.ts";

/** The address of a person's photo, with the ticket to it; null where there is none. */
export const photo = z.string().nullable();

/** Whose photo, and which of theirs. */
export const photoPlace = z.object({ traineeId: id, photoId: id });

/** Which of the trainer's. */
export const trainerPhotoPlace = photoPlace.omit({ traineeId: true });

export const storedPhoto = z.object({ photo });
export type StoredPhoto = z.infer<typeof storedPhoto>;
