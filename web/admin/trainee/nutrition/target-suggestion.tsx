import { useState } from "react";
import {
  type ActivityLevel,
  activityLevels,
  ownBurnRate,
} from "../../../../domain/body/calories.ts";
import {
  aimOf,
  type NutritionTarget,
  suggestedTarget,
} from "../../../../domain/body/nutrition-target.ts";
import type { TraineeDetails } from "../../../../domain/contract/people/trainees.ts";
import { formatCount } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { useWithDoctor } from "./use-with-doctor.ts";

const activityTexts: Record<ActivityLevel, () => string> = {
  low: m.nutrition_activity_low,
  medium: m.nutrition_activity_medium,
  high: m.nutrition_activity_high,
};

const aimTexts = {
  lose: m.nutrition_aim_lose,
  gain: m.nutrition_aim_gain,
  keep: m.nutrition_aim_keep,
} as const;

type TargetSuggestionProps = {
  trainee: TraineeDetails;
  onTake: (target: NutritionTarget) => void;
};

/** The suggested target for an activity level; a tap fills the fields. */
export function TargetSuggestion({ trainee, onTake }: TargetSuggestionProps) {
  const [activity, setActivity] = useState<ActivityLevel>("medium");
  const withDoctor = useWithDoctor(trainee.id);
  const { gender, age, height, currentWeight: weight, targetWeight } = trainee;
  // No deficit is suggested where the doctor decides.
  const goals = trainee.goals.filter((goal) => !withDoctor || goal !== "weight_loss");
  const tdee = ownBurnRate({ gender, age, weight, height }, activity);
  if (tdee === undefined || weight === null) {
    return <p className="rounded-md bg-soft p-3 text-sm text-muted">{m.nutrition_unknown()}</p>;
  }
  const target = suggestedTarget({ tdee, gender, weight, targetWeight, goals });
  return (
    <section className="grid grid-cols-1 gap-3 rounded-lg border border-line p-3">
      <ChoiceChips
        name="activity"
        label={m.nutrition_activity()}
        options={activityLevels.map((value) => ({ value, label: activityTexts[value]() }))}
        value={[activity]}
        onChange={([value]) => {
          const level = activityLevels.find((each) => each === value);
          if (level) setActivity(level);
        }}
      />
      <p className="text-sm">
        {m.nutrition_burns({ kcal: formatCount(tdee) })}{" "}
        <span className="text-muted">{aimTexts[aimOf(goals)]()}</span>
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={() => onTake(target)}>
        {m.nutrition_take({ kcal: formatCount(target.calories) })}
      </Button>
    </section>
  );
}
