import { type Goal, registrationGoals } from "../../domain/trainee.ts";
import { m } from "../paraglide/messages.js";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import type { SectionProps } from "./section-props.ts";
import { goalTexts } from "./texts.ts";

type GoalsFieldProps = SectionProps & { goals?: readonly Goal[] };

export function GoalsField({ errors, defaults = {}, goals = registrationGoals }: GoalsFieldProps) {
  return (
    <ChoiceChips
      label={m.person_goals_hint()}
      name="goals"
      multiple
      options={goals.map((goal) => ({ value: goal, label: goalTexts[goal]() }))}
      defaultValue={defaults.goals}
      error={errors.goals}
    />
  );
}
