import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { decoded } from "../../db/decoded.ts";
import { accountSettings, ownFoods, traineeProfiles } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";

/** The owner of the data: language, time zone, and the pictures for the files. */
export async function getMyDataOwner({ db, traineeId }: TraineeScope) {
  const t = traineeProfiles;
  const [[person], [settings], labels] = await db.batch([
    db
      .select({ name: t.name, timeZone: t.timeZone, photoKey: t.photoKey })
      .from(t)
      .where(eq(t.id, traineeId)),
    db
      .select({ language: accountSettings.language })
      .from(accountSettings)
      .where(eq(accountSettings.accountId, traineeId)),
    db
      .select({ key: ownFoods.photoKey })
      .from(ownFoods)
      .where(
        and(
          eq(ownFoods.traineeId, traineeId),
          isNull(ownFoods.deletedAt),
          isNotNull(ownFoods.photoKey),
        ),
      )
      .orderBy(ownFoods.updatedAt, ownFoods.id),
  ]);
  const labelPhotos = labels.flatMap(({ key }) => key ?? []);
  return person && { ...person, labelPhotos, language: settings?.language ?? ("ar" as const) };
}

export type MyDataOwner = NonNullable<Awaited<ReturnType<typeof getMyDataOwner>>>;

/** A person whose photo and conversation are archived. */
export interface ArchivedPerson {
  id: string;
  name: string;
  email: string;
  timeZone: string;
  photoKey: string | null;
  hasTalked: boolean;
}

/** Some of all people, in the order of their ids. */
export async function listArchivedPeople(
  client: DatabaseClient,
  { after, limit }: { after: string; limit: number },
): Promise<ArchivedPerson[]> {
  const t = traineeProfiles;
  const email = sql<string>`(select email from accounts where accounts.id = trainee_profiles.id)`;
  const hasTalked = decoded(
    sql<boolean>`exists (
    select 1 from conversations where trainee_id = trainee_profiles.id and last_seq > 0)`,
    Boolean,
  );
  return connect(client)
    .select({
      id: t.id,
      name: t.name,
      timeZone: t.timeZone,
      photoKey: t.photoKey,
      email: email.as("person_email"),
      hasTalked: hasTalked.as("has_talked"),
    })
    .from(t)
    .where(gt(t.id, after))
    .orderBy(t.id)
    .limit(limit);
}
