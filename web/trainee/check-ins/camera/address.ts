import { photoPoses } from "../../../../domain/check-ins/progress-photos.ts";
import { paths } from "../../../../domain/paths.ts";
import type { PosePlace } from "../photos/keep-photo.ts";

const params = { key: "of", question: "question", pose: "pose" } as const;

/** The address of the camera for a pose. */
export const cameraAddress = ({ key, questionId, pose }: PosePlace): string =>
  `${paths.trainee.camera}?${new URLSearchParams({
    [params.key]: key,
    [params.question]: questionId,
    [params.pose]: pose,
  })}`;

/** The pose of an address; the first one if it names none. */
export const placeOf = (address: URLSearchParams): PosePlace => ({
  key: address.get(params.key) ?? "",
  questionId: address.get(params.question) ?? "",
  pose: photoPoses.find((pose) => pose === address.get(params.pose)) ?? "front",
});
