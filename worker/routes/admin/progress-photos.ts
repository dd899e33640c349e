import {
  photoAddresses,
  wantedPhotos,
} from "../../../domain/contract/check-ins/progress-photos.ts";
import { traineeParams } from "../../../domain/contract/people/trainees.ts";
import { addressPhotosOf } from "../../actions/check-ins/progress-photos.ts";
import { answers, createTrainerRoute, jsonBody, trainerRoutes } from "../http/api.ts";

const address = createTrainerRoute({
  method: "post",
  path: "/trainees/{id}/progress-photos/tickets",
  rows: { ids: "progressPhoto" },
  tells: { both: "check_in" },
  tags: ["Progress photos"],
  summary: "Addresses of a trainee's progress photos, with their consent; each view is noted",
  request: { params: traineeParams, body: jsonBody(wantedPhotos) },
  responses: answers(photoAddresses, "The addresses, in the order of the ids"),
});

export const traineePhotoRoutes = trainerRoutes().openapi(address, async (c) => {
  const { id } = c.req.valid("param");
  const { ids } = c.req.valid("json");
  return c.json(await addressPhotosOf(c.env.platform, c.get("scope"), id, ids), 200);
});
