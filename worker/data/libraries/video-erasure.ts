import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import {
  exerciseSuccessors,
  exercises,
  outbox,
  packedCopies,
  removedItems,
  scheduleExercises,
  videos,
} from "../../db/schema.ts";
import { fileErasure } from "../plumbing/outbox.ts";

/** Unused by any exercise of the library, any schedule and anything that can be restored. */
const shownByNothing = sql`${videos.status} = 'ready'
  and not exists (select 1 from ${exercises} e where e.video_id = ${videos.id})
  and not exists (select 1 from ${scheduleExercises} s where s.video_id = ${videos.id})
  and not exists (select 1 from ${packedCopies} p where p.video_id = ${videos.id})
  and not exists (select 1 from ${exerciseSuccessors} s where s.video_id = ${videos.id})
  and not exists (select 1 from ${removedItems} s where s.item ->> 'video_id' = ${videos.id})`;

/** Erases one file that a change released, at the end of its batch. */
export function eraseVideoUnlessShown(db: Database, videoId: string, now: number) {
  return eraseVideos(db, eq(videos.id, videoId), now);
}

/** Erases files unused since before an instant. */
export function eraseVideosAtRest(db: Database, before: number, now: number) {
  return eraseVideos(db, lt(videos.updatedAt, before), now);
}

/** Deletes the row, and orders to erase the object, both or neither. */
function eraseVideos(db: Database, which: SQL, now: number) {
  const doomed = and(which, shownByNothing);
  return {
    ordered: insertSelect(
      db,
      outbox,
      fileErasure(sql`${videos.key}`, now, sql`${videos.id} || ':file'`),
      sql`from ${videos} where ${doomed}`,
    ),
    erased: db.delete(videos).where(doomed).returning({ id: videos.id }),
  };
}
