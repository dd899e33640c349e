import { eq, sql } from "drizzle-orm";
import type { FastingChoice } from "../../../domain/contract/ramadan/fasting-slots.ts";
import { fastingPurposes } from "../../../domain/people/consents.ts";
import { readRamadanSettings } from "../../../domain/prayers/ramadan.ts";
import { readPrayerSettings } from "../../../domain/prayers/settings.ts";
import { decisionOf } from "../../../domain/ramadan/decision.ts";
import { usualFastingSlots } from "../../../domain/ramadan/slots.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { accountSettings, fastingHealth, fastingSlots } from "../../db/schema.ts";
import { bodyOf } from "../body/weight.ts";
import { consentsOf } from "../people/consents.ts";
import { bySection, sectionsOf } from "../plumbing/settings.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "../trainee-profile.ts";
import { fastingDaysOf } from "./fasting-days.ts";

const t = fastingSlots;

const sealedHealthOf = ({ db, traineeId }: TraineeScope) =>
  db
    .select({ sealed: fastingHealth.sealed })
    .from(fastingHealth)
    .where(eq(fastingHealth.traineeId, traineeId));

/** A person's decision, and what their month depends on. */
export async function getFastingFacts(scope: TraineeScope) {
  const { db, traineeId } = scope;
  const found = await batchOf(db, {
    decisions: db.select().from(t).where(eq(t.traineeId, traineeId)),
    profiles: profileOf(scope),
    choices: db
      .select({ prayers: accountSettings.prayers })
      .from(accountSettings)
      .where(eq(accountSettings.accountId, traineeId)),
    sections: sectionsOf(db, ["ramadan"]),
    days: fastingDaysOf(scope),
    consents: consentsOf(scope, fastingPurposes),
    health: sealedHealthOf(scope),
  });
  const [profile] = found.profiles;
  return {
    ...decisionOf(found.decisions[0]),
    timeZone: profile?.timeZone ?? "",
    gender: profile?.gender ?? null,
    body: profile && bodyOf(profile),
    days: found.days,
    consents: found.consents,
    prayers: readPrayerSettings(found.choices[0]?.prayers),
    ramadan: readRamadanSettings(bySection<"ramadan">(found.sections).ramadan),
    health: found.health[0]?.sealed ?? null,
  };
}

/**
 * Stores the decision. Without slots, the stored ones stay, or the usual ones are.
 * @param health the sealed answer that the slots were checked by
 * @returns whether the answer is still that one; otherwise nothing is stored
 */
export async function putFastingSlots(
  { db, traineeId, now }: TraineeScope,
  { shown, slots }: FastingChoice,
  health: string | null,
): Promise<boolean> {
  const { meals, training } = slots ?? usualFastingSlots;
  const decided = { shown, updatedAt: now };
  const [stored] = await db.batch([
    insertSelect(
      db,
      t,
      { traineeId, ...decided, ...meals, training },
      sql`where (select sealed from ${fastingHealth} where trainee_id = ${traineeId}) is ${health}`,
    )
      .onConflictDoUpdate({
        target: t.traineeId,
        set: slots ? { ...decided, ...meals, training } : decided,
      })
      .returning({ traineeId: t.traineeId }),
  ]);
  return stored.length > 0;
}
