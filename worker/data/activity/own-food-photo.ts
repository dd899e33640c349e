import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../db/batch.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { outbox, ownFoods } from "../../db/schema.ts";
import { fileErasure } from "../plumbing/outbox.ts";
import type { TraineeScope } from "../scope.ts";

const t = ownFoods;

/** Orders to erase the photos of some own foods. */
const photosErased = (db: Database, now: number, which: SQL) =>
  insertSelect(
    db,
    outbox,
    fileErasure(sql`photo_key`, now),
    sql`from own_foods where photo_key is not null and ${which}`,
  );

/**
 * Replaces or removes the photo of an own food, and orders to erase the previous one.
 * @returns false if the food does not exist
 */
export async function setOwnFoodPhoto(
  { db, traineeId, now }: TraineeScope,
  id: string,
  key: string | null,
): Promise<boolean> {
  const isOwn = and(eq(t.id, id), eq(t.traineeId, traineeId), isNull(t.deletedAt));
  const { changed } = await batchOf(db, {
    insertedOutbox: photosErased(db, now, sql`${isOwn} and photo_key is not ${key}`),
    changed: db.update(t).set({ photoKey: key }).where(isOwn).returning({ id: t.id }),
  });
  return changed.length > 0;
}

/**
 * Deletes own foods whose deletion can no longer be undone, with their photos.
 * @returns their number
 */
export async function sweepOwnFoods(
  client: DatabaseClient,
  { before, now, limit }: { before: number; now: number; limit: number },
): Promise<number> {
  const db = connect(client);
  const isOver = sql`id in (select id from own_foods where deleted_at < ${before}
    order by deleted_at, id limit ${limit})`;
  const { deleted } = await batchOf(db, {
    insertedOutbox: photosErased(db, now, isOver),
    deleted: db.delete(t).where(isOver).returning({ id: t.id }),
  });
  return deleted.length;
}
