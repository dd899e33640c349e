import { eq } from "drizzle-orm";
import type { OwnPrayers } from "../../../domain/contract/prayers/settings.ts";
import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import { type PrayerSettings, readPrayerSettings } from "../../../domain/prayers/settings.ts";
import { batchOf } from "../../db/batch.ts";
import { accountSettings, traineeProfiles } from "../../db/schema.ts";
import { bySection, sectionsOf } from "../plumbing/settings.ts";
import type { MemberScope } from "../scope.ts";

/** The caller's choices; the trainer's zone is the one of the general settings. */
export async function getPrayers({ db, actor }: MemberScope): Promise<OwnPrayers> {
  const { chosen, profiles, sections } = await batchOf(db, {
    chosen: db
      .select({ prayers: accountSettings.prayers })
      .from(accountSettings)
      .where(eq(accountSettings.accountId, actor.accountId)),
    profiles: db
      .select({ timeZone: traineeProfiles.timeZone })
      .from(traineeProfiles)
      .where(eq(traineeProfiles.id, actor.accountId)),
    sections: sectionsOf(db, ["general"]),
  });
  const { general } = bySection<"general">(sections);
  return {
    settings: readPrayerSettings(chosen[0]?.prayers),
    timeZone: profiles[0]?.timeZone ?? readGeneralSettings(general).timeZone,
  };
}

/** Stores the caller's choices as a whole; the account's other settings stay. */
export async function setPrayers(
  { db, actor, now }: MemberScope,
  { city, method, minutes, quiet }: PrayerSettings,
): Promise<void> {
  const values = { prayers: { city, method, minutes, quiet }, updatedAt: now };
  await db.batch([
    db
      .insert(accountSettings)
      .values({ accountId: actor.accountId, ...values })
      .onConflictDoUpdate({ target: accountSettings.accountId, set: values }),
  ]);
}
