import { progressPhotoSize } from "../../../domain/check-ins/progress-photos.ts";
import {
  newProgressPhotoQuery,
  photoAddresses,
  photoConsentChange,
  photoConsentParams,
  photoConsents,
  progressPhotoParams,
  progressPhotos,
  progressPhotosQuery,
  wantedPhotos,
} from "../../../domain/contract/check-ins/progress-photos.ts";
import { done } from "../../../domain/contract/done.ts";
import {
  addressOwnPhotos,
  changePhotoConsent,
  removeProgressPhoto,
  uploadProgressPhoto,
} from "../../actions/check-ins/progress-photos.ts";
import { listProgressPhotos } from "../../data/check-ins/progress-photos.ts";
import { answers, createTraineeRoute, emptyBody, jsonBody, traineeRoutes } from "../http/api.ts";
import { binaryBody, bytesOf } from "../http/bodies.ts";

const tags = ["Progress photos"];

const putConsent = createTraineeRoute({
  method: "put",
  path: "/photo-consents/{purpose}",
  tells: { both: "check_in" },
  tags,
  summary: "Give or withdraw the consent to one purpose; withdrawing hides or erases at once",
  request: { params: photoConsentParams, body: jsonBody(photoConsentChange) },
  responses: answers(photoConsents, "The consents"),
});

const list = createTraineeRoute({
  method: "get",
  path: "/progress-photos",
  viewAs: { hidden: "photos of the body" },
  tags,
  summary:
    "The trainee's progress photos without their addresses, the newest day first, and the consents",
  request: { query: progressPhotosQuery },
  responses: answers(progressPhotos, "A page of photos"),
});

const put = createTraineeRoute({
  method: "put",
  path: "/progress-photos/{id}",
  rows: { id: "progressPhoto" },
  tells: { both: "check_in" },
  tags,
  summary: "Store a progress photo, a JPEG; the same id again changes nothing",
  request: { params: progressPhotoParams, query: newProgressPhotoQuery, body: binaryBody },
  bytes: progressPhotoSize.bytes,
  responses: answers(done, "The photo is stored"),
});

const address = createTraineeRoute({
  method: "post",
  path: "/progress-photos/tickets",
  rows: { ids: "progressPhoto" },
  tells: "nobody",
  tags,
  summary: "Addresses of own progress photos, for ten minutes",
  request: { body: jsonBody(wantedPhotos) },
  responses: answers(photoAddresses, "The addresses, in the order of the ids"),
});

const remove = createTraineeRoute({
  method: "delete",
  path: "/progress-photos/{id}",
  rows: { id: "progressPhoto" },
  tells: { both: "check_in" },
  tags,
  summary: "Delete a progress photo with its bytes",
  request: { params: progressPhotoParams, body: emptyBody },
  responses: answers(done, "The photo is deleted"),
});

export const progressPhotoRoutes = traineeRoutes()
  .openapi(putConsent, async (c) => {
    const { purpose } = c.req.valid("param");
    const change = c.req.valid("json");
    return c.json(await changePhotoConsent(c.env.platform, c.get("scope"), purpose, change), 200);
  })
  .openapi(list, async (c) =>
    c.json(await listProgressPhotos(c.get("scope"), c.req.valid("query").cursor), 200),
  )
  .openapi(put, async (c) => {
    const upload = { ...c.req.valid("param"), ...c.req.valid("query"), ...bytesOf(c) };
    await uploadProgressPhoto(c.env.platform, c.get("scope"), upload);
    return c.json({ done: true as const }, 200);
  })
  .openapi(address, async (c) =>
    c.json(await addressOwnPhotos(c.env.platform, c.get("scope"), c.req.valid("json").ids), 200),
  )
  .openapi(remove, async (c) => {
    await removeProgressPhoto(c.env.platform, c.get("scope"), c.req.valid("param").id);
    return c.json({ done: true as const }, 200);
  });
