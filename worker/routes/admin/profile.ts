import { trainerProfile } from "../../../domain/contract/accounts/trainer-profile.ts";
import { done } from "../../../domain/contract/done.ts";
import { storedPhoto } from "../../../domain/contract/photo.ts";
import { photoBytes } from "../../../domain/people/photo.ts";
import { readTrainerProfile } from "../../actions/accounts/show-contact.ts";
import { removeTrainerPhoto, uploadTrainerPhoto } from "../../actions/people/change-photo.ts";
import { answers, createTrainerRoute, emptyBody, trainerRoutes } from "../http/api.ts";
import { binaryBody, bytesOf } from "../http/bodies.ts";

const tags = ["Settings"];

const read = createTrainerRoute({
  method: "get",
  path: "/profile",
  tags,
  summary: "The trainer's names, contact and photo, as trainees see them",
  responses: answers(trainerProfile, "The profile; its sections are written with the settings"),
});

const putPhoto = createTrainerRoute({
  method: "put",
  path: "/profile/photo",
  tells: { trainer: "settings" },
  tags,
  summary: "Replace the trainer's photo; the earlier one is erased",
  request: { body: binaryBody },
  bytes: photoBytes,
  responses: answers(storedPhoto, "The photo's address"),
});

const deletePhoto = createTrainerRoute({
  method: "delete",
  path: "/profile/photo",
  tells: { trainer: "settings" },
  tags,
  summary: "Remove the photo",
  request: { body: emptyBody },
  responses: answers(done, "There is no photo"),
});

export const trainerProfileRoutes = trainerRoutes()
  .openapi(read, async (c) => c.json(await readTrainerProfile(c.env.platform, c.get("scope")), 200))
  .openapi(putPhoto, async (c) =>
    c.json(await uploadTrainerPhoto(c.env.platform, c.get("scope"), bytesOf(c)), 200),
  )
  .openapi(deletePhoto, async (c) => {
    await removeTrainerPhoto(c.env.platform, c.get("scope"));
    return c.json({ done: true as const }, 200);
  });
