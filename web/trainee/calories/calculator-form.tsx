import {
  type ActivityLevel,
  activityLevels,
  type BurnRateInput,
} from "../../../domain/body/calories.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { useForm } from "../../ui/form.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { readCalculator } from "./read-calculator.ts";

const activityLabels: Record<ActivityLevel, () => string> = {
  low: m.calories_low,
  medium: m.calories_medium,
  high: m.calories_high,
};

type CalculatorFormProps = {
  defaults: BurnRateInput;
  fromProfile: boolean;
  onCalculate: (input: BurnRateInput) => void;
  /** Called for invalid fields; earlier results are then outdated. */
  onRefused: () => void;
};

export function CalculatorForm(props: CalculatorFormProps) {
  const { defaults, fromProfile, onCalculate, onRefused } = props;
  const { formProps, errors } = useForm({
    read(data) {
      const read = readCalculator(data);
      if ("errors" in read) onRefused();
      return read;
    },
    async submit(input: BurnRateInput) {
      onCalculate(input);
      return { ok: true };
    },
  });
  return (
    <Card>
      <form {...formProps} className="grid gap-4">
        <ChoiceChips
          label={m.calories_sex()}
          name="sex"
          options={[
            { value: "male", label: m.calories_male() },
            { value: "female", label: m.calories_female() },
          ]}
          defaultValue={[defaults.sex]}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <NumberField
            label={m.calories_age()}
            name="age"
            unit={m.calories_years()}
            defaultValue={defaults.age}
            error={errors.age}
          />
          <NumberField
            label={m.calories_weight()}
            name="weight"
            unit={m.weight_unit()}
            step={0.1}
            defaultValue={defaults.weight}
            error={errors.weight}
          />
          <NumberField
            label={m.calories_height()}
            name="height"
            unit={m.calories_cm()}
            step={0.5}
            defaultValue={defaults.height}
            error={errors.height}
          />
        </div>
        <ChoiceChips
          label={m.calories_activity()}
          name="activity"
          options={activityLevels.map((level) => ({
            value: level,
            label: activityLabels[level](),
          }))}
          defaultValue={[defaults.activity]}
          hint={m.calories_activity_hint()}
        />
        {fromProfile && <p className="text-sm text-muted">{m.calories_from_profile()}</p>}
        <Button type="submit" size="lg">
          {m.calories_calculate()}
        </Button>
      </form>
    </Card>
  );
}
