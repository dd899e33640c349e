import { isRefused } from "../../../lib/session/viewing.ts";
import { copiesWritten } from "../../../lib/waiting/draft-copies.ts";
import type { PosePlace } from "../photos/keep-photo.ts";
import { cameraAddress } from "./address.ts";

/*
 * The camera's page alone may open a camera, by a header of its document. So the way in and the way out load a document
 * anew, once the draft is on the disk.
 */

export async function openCamera(place: PosePlace): Promise<void> {
  if (isRefused()) return;
  await Promise.all([copiesWritten(), entryLeft()]);
  // In place of the form, which leaving it opens anew.
  location.replace(cameraAddress(place));
}

/** Leaves in place of the camera, so that Back does not open it again; its dialog is closed before. */
export async function leaveCamera(address: string): Promise<void> {
  await Promise.all([copiesWritten(), entryLeft()]);
  location.replace(address);
}

const maxLooks = 20;
const lookMs = 50;

/** Resolves once the closed dialog has left the history (`web/ui/back-closes.ts`). */
async function entryLeft(): Promise<void> {
  const isOver = () => ((history.state as { over?: number } | null)?.over ?? 0) > 0;
  for (let looks = 0; looks < maxLooks && isOver(); looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
}
