import { initialPlans, type PlanId } from "../../domain/trainees/plans.ts";
import type { Gender, Goal } from "../../domain/trainees/trainee.ts";
import { m } from "../paraglide/messages.js";
import { getLocale } from "../paraglide/runtime.js";

export const genderTexts: Record<Gender, () => string> = {
  male: m.gender_male,
  female: m.gender_female,
  other: m.gender_other,
};

export const goalTexts: Record<Goal, () => string> = {
  weight_loss: m.goal_weight_loss,
  muscle_gain: m.goal_muscle_gain,
  fitness: m.goal_fitness,
  strength: m.goal_strength,
  flexibility: m.goal_flexibility,
  maintain: m.goal_maintain,
};

const initialNames: Record<PlanId, () => string> = {
  basic: m.plan_basic,
  premium: m.plan_premium,
  pro: m.plan_pro,
};

const shortNames: Record<PlanId, () => string> = {
  basic: m.plan_basic_short,
  premium: m.plan_premium_short,
  pro: m.plan_pro_short,
};

const initialFeatures: Record<PlanId, (() => string)[]> = {
  basic: [m.plan_feature_basic_training, m.plan_feature_basic_diet, m.plan_feature_weekly],
  premium: [
    m.plan_feature_advanced_training,
    m.plan_feature_custom_diet,
    m.plan_feature_daily,
    m.plan_feature_sessions,
  ],
  pro: [
    m.plan_feature_pro_training,
    m.plan_feature_custom_diet,
    m.plan_feature_continuous,
    m.plan_feature_sessions,
    m.plan_feature_unlimited,
  ],
};

/** Plans are written in Arabic by the trainer; the words that they start with exist in English too. */
const translations = new Map<string, () => string>(
  initialPlans.flatMap(({ id, name, features }) => [
    [name, initialNames[id]] as const,
    ...features.flatMap((feature, index) => {
      const text = initialFeatures[id][index];
      return text ? [[feature, text] as const] : [];
    }),
  ]),
);

/** A plan's name or feature in the reader's language, as far as we know it. */
export function planText(written: string): string {
  return getLocale() === "ar" ? written : (translations.get(written)?.() ?? written);
}

const shortened = new Map(initialPlans.map(({ id, name }) => [name, shortNames[id]] as const));

/** A plan's name without the word for a plan, where it is one of those that we know. */
export function shortPlanText(written: string): string {
  return shortened.get(written as (typeof initialPlans)[number]["name"])?.() ?? planText(written);
}
