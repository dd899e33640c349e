import { eq, sql } from "drizzle-orm";
import type { FastingChoice } from "../../../domain/contract/ramadan/fasting-slots.ts";
import type { MealTiming } from "../../../domain/libraries/meals.ts";
import { fastingPurposes } from "../../../domain/people/consents.ts";
import { readRamadanSettings } from "../../../domain/prayers/ramadan.ts";
import { readPrayerSettings } from "../../../domain/prayers/settings.ts";
import { readBusinessMeals } from "../../../domain/ramadan/business-meals.ts";
import { decisionOf } from "../../../domain/ramadan/decision.ts";
import { type FastingMealSlots, usualFastingSlots } from "../../../domain/ramadan/slots.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { accountSettings, fastingHealth, fastingSlots, settings } from "../../db/schema.ts";
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
  const section = bySection<"ramadan">(found.sections).ramadan;
  const businessMeals = readBusinessMeals(section);
  return {
    ...decisionOf(found.decisions[0], businessMeals),
    businessMeals,
    timeZone: profile?.timeZone ?? "",
    gender: profile?.gender ?? null,
    body: profile && bodyOf(profile),
    days: found.days,
    consents: found.consents,
    prayers: readPrayerSettings(found.choices[0]?.prayers),
    ramadan: readRamadanSettings(section),
    health: found.health[0]?.sealed ?? null,
  };
}

/** The trainer's meals, as the statement finds them. */
const mealOfBusiness = (timing: MealTiming) =>
  sql`coalesce((select value ->> ${sql.raw(`'$.meals.${timing}'`)} from ${settings}
    where section = 'ramadan'), ${usualFastingSlots.meals[timing]})`;
const mealsOfBusiness = {
  breakfast: mealOfBusiness("breakfast"),
  lunch: mealOfBusiness("lunch"),
  dinner: mealOfBusiness("dinner"),
  snack: mealOfBusiness("snack"),
};

interface Decided extends FastingChoice {
  /** The meals that the person chose; null for the trainer's. */
  chosenMeals: FastingMealSlots | null;
}

/**
 * Stores the decision. Slots that it leaves out stay, or are the trainer's meals and the usual hour at first.
 * @param health the sealed answer that the slots were checked by
 * @returns whether the answer is still that one; otherwise nothing is stored
 */
export async function putFastingSlots(
  { db, traineeId, now }: TraineeScope,
  { shown, slots, chosenMeals }: Decided,
  health: string | null,
): Promise<boolean> {
  const training = slots?.training;
  const decided = { shown, updatedAt: now };
  const meals = { ...(chosenMeals ?? mealsOfBusiness), mealsChosen: chosenMeals !== null };
  const [stored] = await db.batch([
    insertSelect(
      db,
      t,
      { traineeId, ...decided, ...meals, training: training ?? usualFastingSlots.training },
      sql`where (select sealed from ${fastingHealth} where trainee_id = ${traineeId}) is ${health}`,
    )
      .onConflictDoUpdate({
        target: t.traineeId,
        set: { ...decided, ...(slots?.meals && meals), ...(training && { training }) },
      })
      .returning({ traineeId: t.traineeId }),
  ]);
  return stored.length > 0;
}
