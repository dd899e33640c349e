import { conversationsOf } from "../../scripts/seed/conversations.ts";
import { seed } from "../../scripts/seed/index.ts";
import { drawProofs } from "../../scripts/seed/payment-proofs.ts";
import { drawPhotos } from "../../scripts/seed/progress-photos.ts";
import type { Platform } from "../../worker/platform.ts";
import type { LiveObjects } from "./live-objects.ts";
import { noPassword } from "./passwords.ts";

/** The same four people each time, with six past weeks up to today. */
const size = { trainees: 4, weeks: 6, seed: 1, everyDayActive: true };

/** Writes the sample data, and reports its progress, 0 to 1. */
export async function writeSampleData(
  { database, files }: Pick<Platform, "database" | "files">,
  objects: LiveObjects,
  onProgress: (share: number) => void,
): Promise<void> {
  await seed(database, { ...size, hash: async () => noPassword });
  onProgress(0.9);
  for (const [traineeId, conversation] of Object.entries(await conversationsOf(database))) {
    await objects.conversation(traineeId).restore(traineeId, conversation);
  }
  for (const { key, content } of [
    ...(await drawPhotos(database)),
    ...(await drawProofs(database)),
  ]) {
    const size = content.length;
    await files.put(key, { size, contentType: "image/jpeg", notes: {} }, streamOf(content));
  }
  onProgress(1);
}

const streamOf = (content: Uint8Array<ArrayBuffer>) => new Blob([content]).stream();
