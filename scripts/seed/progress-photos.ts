import { type PhotoPose, photoPoses } from "../../domain/check-ins/progress-photos.ts";
import {
  checkInId,
  isIll,
  isPhotographed,
  isUnphotographed,
  photoId,
} from "./check-in-statements.ts";
import { seedIdSql } from "./ids.ts";
import { type Silhouette, silhouette, silhouetteSize } from "./silhouettes/silhouettes.ts";
import { at, daysSql, rowsSql, traineesSql } from "./sql.ts";
import type { SeedDatabase, SeedStatement } from "./statement.ts";

const consents: SeedStatement = {
  parameters: ["trainees"],
  sql: `with ${traineesSql}
    insert into photo_consents (trainee_id, purpose, given_at, withdrawn_at)
    select t.id, 'coach', iif(${isUnphotographed}, null, t.createdAt), iif(${isUnphotographed}, t.createdAt, null)
    from t where ${isPhotographed} or ${isUnphotographed}`,
};

/** Of each sent check-in; `drawPhotos` counts the bytes. */
const photos: SeedStatement = {
  parameters: ["trainees", "days", "now", "rows"],
  rows: photoPoses.map((pose, number) => ({ pose, number })),
  sql: `with ${traineesSql}, ${daysSql}, ${rowsSql("posed", 4, ["pose", "number"])}
    insert into progress_photos (id, trainee_id, pose, date, check_in_id, key, width, height, bytes,
      created_at, stored_at)
    select ${photoId("posed.number")}, t.id, posed.pose, day.date, c.id,
      'trainees/' || t.id || '/progress/' || t.createdAt || '/' || ${photoId("posed.number")},
      ${silhouetteSize.width}, ${silhouetteSize.height}, 1, c.sent_at, c.sent_at
    from t join day join check_ins c on c.id = ${checkInId} join posed
    where ${isPhotographed}`,
};

/** The trainer has seen those of reviewed check-ins. */
const views: SeedStatement = {
  parameters: ["trainees"],
  sql: `insert into progress_photo_views (photo_id, viewed_at)
    select p.id, c.reviewing_at from json_each(?1) t
      join progress_photos p on p.trainee_id = t.value ->> 'id'
      join check_ins c on c.id = p.check_in_id where c.reviewing_at is not null`,
};

const absences: SeedStatement = {
  parameters: ["trainees", "days", "now"],
  sql: `with ${traineesSql}
    insert into absences (id, trainee_id, kind, starts_on, ends_on, status, created_at, decided_at)
    select ${seedIdSql("absence", at("t.today - 3", 8), "t.i + 1", "0")}, t.id, 'ill',
      date((t.today - 3) * 86400, 'unixepoch'), date((t.today + 3) * 86400, 'unixepoch'), 'granted',
      ${at("t.today - 3", 8)}, ${at("t.today - 3", 9)}
    from t where ${isIll} and t.last = t.today`,
};

/** Silhouettes of people who agreed, the consents, and the one who is ill. */
export const progressPhotoStatements = [consents, photos, views, absences] as const;

interface PhotoRow extends Omit<Silhouette, "ago"> {
  key: string;
  pose: PhotoPose;
  /** The number of later ones of the pose. */
  later: number;
}

/** Draws the photos of the rows and notes their bytes; the store is the caller's. */
export async function drawPhotos(
  database: SeedDatabase,
): Promise<{ key: string; content: Uint8Array<ArrayBuffer> }[]> {
  const { results } = await database
    .prepare(
      `select key, pose, gender,
         row_number() over (partition by trainee_id, pose order by date desc) - 1 as later
       from progress_photos join trainee_profiles person on person.id = trainee_id`,
    )
    .all<PhotoRow>();
  const drawn = results.map(({ key, pose, gender, later }) => ({
    key,
    content: silhouette({ gender, pose, ago: Math.min(later, 2) }),
  }));
  const note = "update progress_photos set bytes = ?2 where key = ?1";
  if (drawn.length > 0)
    await database.batch(
      drawn.map(({ key, content }) => database.prepare(note).bind(key, content.length)),
    );
  return drawn;
}
