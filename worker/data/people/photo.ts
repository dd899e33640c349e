import { eq, sql } from "drizzle-orm";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { outbox, traineeProfiles } from "../../db/schema.ts";
import { fileErasure } from "../plumbing/outbox.ts";
import type { TraineeScope } from "../scope.ts";
import { traineeFiles } from "../trainee-files.ts";

/** The store's key of a photo, under the prefix that is erased with the trainee. */
export const photoKey = (traineeId: string, photoId: string) =>
  `${traineeFiles(traineeId)}photo/${photoId}`;

/**
 * Replaces or removes a trainee's photo, and orders to erase the previous one.
 * @returns false if the trainee does not exist
 */
export async function setPhoto(
  { db, traineeId, now }: TraineeScope,
  key: string | null,
): Promise<boolean> {
  const t = traineeProfiles;
  const { changed } = await batchOf(db, {
    insertedOutbox: insertSelect(
      db,
      outbox,
      fileErasure(sql`photo_key`, now),
      sql`from ${t} where ${t.id} = ${traineeId} and ${t.photoKey} is not null
        and ${t.photoKey} is not ${key}`,
    ),
    changed: db
      .update(t)
      .set({ photoKey: key, updatedAt: now })
      .where(eq(t.id, traineeId))
      .returning({ id: t.id }),
  });
  return changed.length > 0;
}
