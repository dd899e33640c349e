import type { Gender, Goal } from "../../domain/trainee.ts";
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

/** A plan's features in the screen's language, as far as they are translated. */
export const featuresIn = ({
  features,
  englishFeatures,
}: {
  features: readonly string[];
  englishFeatures: readonly string[] | null;
}): readonly string[] =>
  getLocale() === "en" && englishFeatures?.length ? englishFeatures : features;

/** A plan's name for a column of plans: «المتقدمة», not «الخطة المتقدمة». */
export function shortPlanName(name: string): string {
  const word = m.plan_word();
  const rest = name.split(" ").filter((part) => part.toLowerCase() !== word);
  return rest.join(" ") || name;
}
