import { eq, type SQL, sql } from "drizzle-orm";
import {
  adultAge,
  type PhotoPurpose,
  photoPurposes,
  photoRefusal,
} from "../../../domain/check-ins/progress-photos.ts";
import type {
  PhotoConsentChange,
  PhotoConsents,
} from "../../../domain/contract/check-ins/progress-photos.ts";
import { MiranError } from "../../../domain/errors.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { outbox, photoConsents, progressPhotos } from "../../db/schema.ts";
import { giving, withdrawing } from "../people/consents.ts";
import { fileErasure } from "../plumbing/outbox.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "../trainee-profile.ts";

const t = photoConsents;
const adult = sql.raw(String(adultAge));

/** An adult's standing consent for a purpose. */
const consentTo = (purpose: PhotoPurpose, owner: SQL) =>
  sql`exists (select 1 from photo_consents consent
    join trainee_profiles person on person.id = consent.trainee_id and person.age >= ${adult}
    where consent.trainee_id = ${owner} and consent.purpose = ${sql.raw(`'${purpose}'`)}
      and consent.given_at is not null and consent.withdrawn_at is null)`;

/** Whether the trainer may see a person's photos. */
export const trainerMaySee = (owner: SQL): SQL => consentTo("coach", owner);

/** Whether they may be in the trainer's copies: seen and kept are two consents. */
export const trainerMayKeep = (owner: SQL): SQL =>
  sql`(${consentTo("coach", owner)} and ${consentTo("archive", owner)})`;

/** Whether a photo may be in the trainer's copies. */
export const keptByTrainer = sql`"progress_photos"."check_in_id" is not null
  and ${trainerMayKeep(sql`"progress_photos"."trainee_id"`)}`;

const consentsOf = ({ db, traineeId }: TraineeScope) =>
  db
    .select({ purpose: t.purpose, givenAt: t.givenAt, withdrawnAt: t.withdrawnAt })
    .from(t)
    .where(eq(t.traineeId, traineeId));

/** What is read of a person's decisions, in a batch. */
export const photoConsentsOf = (scope: TraineeScope) => ({
  consents: consentsOf(scope),
  profiles: profileOf(scope),
});

type Read = {
  consents: Awaited<ReturnType<typeof consentsOf>>;
  profiles: readonly { age: number | null }[];
};

export const toPhotoConsents = ({ consents, profiles }: Read): PhotoConsents => ({
  consents: photoPurposes.flatMap((purpose) => consents.filter((each) => each.purpose === purpose)),
  refusal: photoRefusal(profiles[0]?.age ?? null),
});

/**
 * Gives or withdraws a consent; the same again keeps its time.
 * @throws MiranError `photos_adults_only` for a consent of anybody else
 */
export async function setPhotoConsent(
  scope: TraineeScope,
  purpose: PhotoPurpose,
  { given, photos }: PhotoConsentChange,
): Promise<PhotoConsents> {
  const { db, now } = scope;
  const {
    changed: _,
    erased: __,
    ...read
  } = await batchOf(db, {
    changed: given
      ? giving(scope, { table: t, purpose, condition: ofAdult(scope) })
      : withdrawing(scope, { table: t, purpose }),
    erased:
      photos === "erase"
        ? [
            photosErased(db, now, sql`trainee_id = ${scope.traineeId}`),
            db.delete(progressPhotos).where(eq(progressPhotos.traineeId, scope.traineeId)),
          ]
        : [],
    ...photoConsentsOf(scope),
  });
  const consents = toPhotoConsents(read);
  if (given && consents.refusal !== null) throw new MiranError("photos_adults_only");
  return consents;
}

const ofAdult = ({ traineeId }: TraineeScope) =>
  sql`from trainee_profiles where id = ${traineeId} and age >= ${adult}`;

/**
 * Orders to erase the bytes of some photos, by their folders: one for each time that the consent was given. Photos of a
 * later consent are in another, so a late erasure does not reach them.
 */
const photosErased = (db: Database, now: number, which: SQL) =>
  insertSelect(
    db,
    outbox,
    fileErasure(sql`folder`, now),
    sql`from (select distinct rtrim(key, replace(key, '/', '')) as folder
      from progress_photos where ${which})`,
  );
