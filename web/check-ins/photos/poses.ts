import type { PhotoPose } from "../../../domain/check-ins/progress-photos.ts";
import { m } from "../../paraglide/messages.js";

/** The name of a pose. */
export const poseTexts: Record<PhotoPose, () => string> = {
  front: m.photos_pose_front,
  side: m.photos_pose_side,
  back: m.photos_pose_back,
};
