import type { PlannedWeek } from "../../../../domain/contract/planning/weeks.ts";
import { type ScheduleKind, scheduleKinds } from "../../../../domain/schedules/schedules.ts";
import { m } from "../../../paraglide/messages.js";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { dayName, weekdays } from "../texts.ts";
import type { CopyChoice } from "./plan-copy.ts";

type ChoiceFieldsProps = {
  week: PlannedWeek;
  choice: CopyChoice;
  onChange: (choice: CopyChoice) => void;
};

const kindTexts: Record<ScheduleKind, () => string> = {
  exercises: m.schedule_tab_exercises,
  meals: m.schedule_tab_meals,
};

const dayOptions = () => weekdays.map((day) => ({ value: String(day), label: dayName(day) }));

/** The choices of a copy: kinds, the week or a day, and personal values. */
export function ChoiceFields({ week, choice, onChange }: ChoiceFieldsProps) {
  const { kinds, days, personal, scaled } = choice;
  const hasTarget = week.targets.some(({ calories }) => calories !== null);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChoiceChips
        multiple
        name="kinds"
        label={m.schedule_copy_what()}
        options={scheduleKinds.map((value) => ({ value, label: kindTexts[value]() }))}
        value={kinds}
        onChange={(values) =>
          onChange({ ...choice, kinds: scheduleKinds.filter((kind) => values.includes(kind)) })
        }
      />
      <Switch
        label={m.schedule_copy_one_day()}
        checked={days !== undefined}
        onCheckedChange={(one) => onChange({ ...choice, days: one ? [0, 0] : undefined })}
      />
      {days && (
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            name="from"
            label={m.schedule_copy_day_from()}
            options={dayOptions()}
            value={String(days[0])}
            onChange={(value) => onChange({ ...choice, days: [Number(value), days[1]] })}
          />
          <SelectField
            name="to"
            label={m.schedule_copy_day_to()}
            options={dayOptions()}
            value={String(days[1])}
            onChange={(value) => onChange({ ...choice, days: [days[0], Number(value)] })}
          />
        </div>
      )}
      {kinds.includes("exercises") && (
        <Switch
          label={m.schedule_copy_personal()}
          hint={m.schedule_copy_personal_hint()}
          checked={personal}
          onCheckedChange={(personal) => onChange({ ...choice, personal })}
        />
      )}
      {kinds.includes("meals") && hasTarget && (
        <Switch
          label={m.schedule_copy_scaled()}
          hint={m.schedule_copy_scaled_hint()}
          checked={scaled}
          onCheckedChange={(scaled) => onChange({ ...choice, scaled })}
        />
      )}
    </div>
  );
}
