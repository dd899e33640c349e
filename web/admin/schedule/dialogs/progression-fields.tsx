import { useState } from "react";
import {
  exerciseBounds,
  type Progression,
  progressions,
} from "../../../../domain/libraries/bounds.ts";
import type { Texts } from "../../../lib/waiting/form-drafts.ts";
import { m } from "../../../paraglide/messages.js";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import type { FieldErrors } from "../../../ui/form.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { progressionTexts } from "../texts.ts";

type ProgressionFieldsProps = {
  texts: Texts;
  /** Whether sets have seconds; those have only one kind of progression. */
  isTime: boolean;
  errors: FieldErrors;
};

/** The kinds of progression, each with a sentence. */
export function ProgressionFields({ texts, isTime, errors }: ProgressionFieldsProps) {
  const [chosen, setChosen] = useState(
    () => progressions.find((each) => each === texts.progression) ?? null,
  );
  const [runs, setRuns] = useState(Boolean(texts.progressionRuns));
  const offered: readonly Progression[] = isTime ? ["linear"] : ["linear", "double"];
  const progression = chosen === "double" && isTime ? "linear" : chosen;
  const { min, max } = exerciseBounds.progressionStep;
  return (
    <div className="grid gap-4">
      <ChoiceChips
        name="progression"
        label={m.schedule_progression()}
        value={[progression ?? "none"]}
        options={[
          { value: "none", label: m.schedule_progression_none() },
          ...offered.map((value) => ({ value, label: progressionTexts[value]() })),
        ]}
        hint={sentence(progression, isTime)}
        onChange={([value]) => setChosen(offered.find((each) => each === value) ?? null)}
      />
      {progression && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {!isTime && (
            <NumberField
              label={m.schedule_progression_step()}
              name="progressionStep"
              unit={m.schedule_kg()}
              stepper
              min={min}
              max={max}
              step={0.5}
              decimals={2}
              defaultValue={texts.progressionStep}
              error={errors.progressionStep}
            />
          )}
          <Switch
            name="progressionRuns"
            label={m.schedule_progression_runs_label()}
            hint={runs ? m.schedule_progression_runs_hint() : m.schedule_progression_waits_hint()}
            defaultChecked={Boolean(texts.progressionRuns)}
            onCheckedChange={setRuns}
          />
        </div>
      )}
    </div>
  );
}

function sentence(progression: Progression | null, isTime: boolean): string {
  if (!progression) return m.schedule_progression_none_text();
  if (isTime) return m.schedule_progression_time_text();
  return progression === "linear"
    ? m.schedule_progression_linear_text()
    : m.schedule_progression_double_text();
}
