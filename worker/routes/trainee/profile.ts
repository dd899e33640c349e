import { done } from "../../../domain/contract/done.ts";
import { ownProfileChanges, profile } from "../../../domain/contract/people/profile.ts";
import { storedPhoto } from "../../../domain/contract/photo.ts";
import { photoBytes } from "../../../domain/people/photo.ts";
import { changeOwnProfile } from "../../actions/people/change-own-profile.ts";
import { removePhoto, uploadPhoto } from "../../actions/people/change-photo.ts";
import { readProfile } from "../../actions/people/read-profile.ts";
import { answers, createTraineeRoute, emptyBody, jsonBody, traineeRoutes } from "../http/api.ts";
import { binaryBody, bytesOf } from "../http/bodies.ts";

const read = createTraineeRoute({
  method: "get",
  path: "/profile",
  viewAs: "shown",
  summary: "The person, the membership, and the latest measurements",
  responses: answers(profile, "The profile"),
});

const change = createTraineeRoute({
  method: "patch",
  path: "/profile",
  tells: { both: "profile" },
  summary: "Change the given fields of the person only; recorded days stay",
  request: { body: jsonBody(ownProfileChanges) },
  responses: answers(done, "The person is changed"),
});

const putPhoto = createTraineeRoute({
  method: "put",
  path: "/profile/photo",
  tells: { both: "profile" },
  summary: "Replace the caller's photo; the earlier one is erased",
  request: { body: binaryBody },
  bytes: photoBytes,
  responses: answers(storedPhoto, "The photo's address"),
});

const deletePhoto = createTraineeRoute({
  method: "delete",
  path: "/profile/photo",
  tells: { both: "profile" },
  summary: "Remove the photo",
  request: { body: emptyBody },
  responses: answers(done, "There is no photo"),
});

export const profileRoutes = traineeRoutes()
  .openapi(read, async (c) => c.json(await readProfile(c.env.platform, c.get("scope")), 200))
  .openapi(change, async (c) => {
    await changeOwnProfile(c.get("scope"), c.req.valid("json"));
    return c.json({ done: true as const }, 200);
  })
  .openapi(putPhoto, async (c) =>
    c.json(await uploadPhoto(c.env.platform, c.get("scope"), bytesOf(c)), 200),
  )
  .openapi(deletePhoto, async (c) => {
    await removePhoto(c.env.platform, c.get("scope"));
    return c.json({ done: true as const }, 200);
  });
