import type { PhotoPose } from "../../../domain/check-ins/progress-photos.ts";
import { m } from "../../paraglide/messages.js";

/** The name of a pose. */
export const poseTexts: Record<PhotoPose, () => string> = {
  front: m.photos_pose_front,
  side: m.photos_pose_side,
  back: m.photos_pose_back,
};

/** The places of poses side by side; large text takes fewer in a row. */
export const posesClass = "grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2.5";
