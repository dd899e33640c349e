import { eq } from "drizzle-orm";
import type { FastingChoice } from "../../../domain/contract/ramadan/fasting-slots.ts";
import { fastingPurposes } from "../../../domain/people/consents.ts";
import { readRamadanSettings } from "../../../domain/prayers/ramadan.ts";
import { readPrayerSettings } from "../../../domain/prayers/settings.ts";
import { decisionOf } from "../../../domain/ramadan/decision.ts";
import { usualFastingSlots } from "../../../domain/ramadan/slots.ts";
import { batchOf } from "../../db/batch.ts";
import { accountSettings, fastingSlots } from "../../db/schema.ts";
import { consentsOf } from "../people/consents.ts";
import { bySection, sectionsOf } from "../plumbing/settings.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "../trainee-profile.ts";
import { fastingDaysOf } from "./fasting-days.ts";

const t = fastingSlots;

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
  });
  return {
    ...decisionOf(found.decisions[0]),
    timeZone: found.profiles[0]?.timeZone ?? "",
    gender: found.profiles[0]?.gender ?? null,
    days: found.days,
    consents: found.consents,
    prayers: readPrayerSettings(found.choices[0]?.prayers),
    ramadan: readRamadanSettings(bySection<"ramadan">(found.sections).ramadan),
  };
}

/** Stores the decision. Without slots, the stored ones stay, or the usual ones are. */
export async function putFastingSlots(
  { db, traineeId, now }: TraineeScope,
  { shown, slots }: FastingChoice,
): Promise<void> {
  const { meals, training } = slots ?? usualFastingSlots;
  const decided = { shown, updatedAt: now };
  await db.batch([
    db
      .insert(t)
      .values({ traineeId, ...decided, ...meals, training })
      .onConflictDoUpdate({
        target: t.traineeId,
        set: slots ? { ...decided, ...meals, training } : decided,
      }),
  ]);
}
