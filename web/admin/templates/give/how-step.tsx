import { type LocalDate, weekStart } from "../../../../domain/calendar.ts";
import type { GivingTerms } from "../../../../domain/contract/templates/template-jobs.ts";
import type { Template } from "../../../../domain/contract/templates/templates.ts";
import { scheduleKinds } from "../../../../domain/schedules/schedules.ts";
import { datedDay, formatDay, fullDay } from "../../../lib/format/format.ts";
import { useToday } from "../../../lib/format/today.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { kindTexts } from "../texts.ts";
import { startsFrom } from "./draft.ts";
import { StepDialog, type StepProps } from "./step-dialog.tsx";

type HowStepProps = StepProps & {
  template: Template;
  terms: GivingTerms;
  /** The name of a single recipient. */
  name: string | undefined;
  onChange: (terms: GivingTerms) => void;
  onNext: (() => void) | undefined;
};

/** The first week, the kinds, and whether later edits follow. */
export function HowStep({ template, terms, name, onChange, onNext, ...dialog }: HowStepProps) {
  const today = useToday();
  const { startsOn, kinds, linked, repeats, scaled, weights } = terms;
  const change = (changes: Partial<GivingTerms>) => onChange({ ...terms, ...changes });
  const both = template.exercises > 0 && template.meals > 0;
  return (
    <StepDialog
      {...dialog}
      next={
        <Button disabled={!onNext} onClick={onNext}>
          {m.templates_to_preview()}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {name && <p className="font-medium">{m.templates_to_one({ name })}</p>}
        <SelectField
          name="startsOn"
          label={m.templates_starts_on()}
          options={startsFrom(today).map((sunday) => ({
            value: sunday,
            label: startText(sunday, today),
          }))}
          value={startsOn}
          onChange={(startsOn) => change({ startsOn })}
        />
        {both && (
          <ChoiceChips
            multiple
            name="kinds"
            label={m.templates_what()}
            options={scheduleKinds.map((value) => ({ value, label: kindTexts[value]() }))}
            value={kinds}
            onChange={(values) =>
              change({ kinds: scheduleKinds.filter((kind) => values.includes(kind)) })
            }
          />
        )}
        <ChoiceChips
          name="linked"
          label={m.templates_link()}
          options={[
            { value: "linked", label: m.templates_linked() },
            { value: "own", label: m.templates_own() },
          ]}
          value={[linked ? "linked" : "own"]}
          hint={linked ? m.templates_linked_hint() : m.templates_own_hint()}
          onChange={([value]) => change({ linked: value !== "own" })}
        />
        <div className="grid grid-cols-1 gap-2">
          {linked && (
            <Switch
              label={m.templates_repeats()}
              hint={
                repeats
                  ? m.templates_repeats_hint()
                  : m.templates_ends_hint({ count: template.weeks })
              }
              checked={repeats}
              onCheckedChange={(repeats) => change({ repeats })}
            />
          )}
          {kinds.includes("meals") && (
            <Switch
              label={m.templates_scaled()}
              hint={m.templates_scaled_hint()}
              checked={scaled}
              onCheckedChange={(scaled) => change({ scaled })}
            />
          )}
          {kinds.includes("exercises") && (
            <Switch
              label={m.templates_weights()}
              hint={m.templates_weights_hint()}
              checked={weights}
              onCheckedChange={(weights) => change({ weights })}
            />
          )}
        </div>
      </div>
    </StepDialog>
  );
}

function startText(sunday: LocalDate, today: LocalDate): string {
  const isThisYear = sunday.startsWith(today.slice(0, 4));
  const day = formatDay(sunday, isThisYear ? fullDay : { ...datedDay, weekday: "long" });
  return sunday === weekStart(today) ? m.templates_this_week({ day }) : day;
}
