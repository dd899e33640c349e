import { useState } from "react";
import { useNavigate } from "react-router";
import type { PlannedWeek } from "../../../../domain/contract/planning/weeks.ts";
import { type ScheduleKind, scheduleKinds } from "../../../../domain/schedules/schedules.ts";
import { templateFields } from "../../../../domain/templates/templates.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { fieldTextsOf } from "../../../lib/format/field-text.ts";
import { ApiError } from "../../../lib/session/api-error.ts";
import {
  choicesIn,
  choicesText,
  formDrafts,
  type Texts,
} from "../../../lib/waiting/form-drafts.ts";
import { m } from "../../../paraglide/messages.js";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { TextField } from "../../../ui/field.tsx";
import { type SubmitOutcome, useForm } from "../../../ui/form.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { FormDialog } from "../../list/form-dialog.tsx";
import { useGuardedDraft } from "../../list/use-guarded-draft.tsx";
import { weekText } from "../../schedule/texts.ts";
import { tellMade } from "../duplicate.ts";
import { createTemplate } from "../queries.ts";
import { TagFields } from "../template-fields.tsx";
import { kindTexts } from "../texts.ts";
import { readSave, type SaveForm } from "./read-save.ts";

const drafts = formDrafts("template-of-week", 7);

const kindsIn = (names: readonly string[]): ScheduleKind[] =>
  scheduleKinds.filter((kind) => names.includes(kind));

/** The initial values: the kinds that the week contains. */
function firstTexts(week: PlannedWeek): Texts {
  const there = scheduleKinds.filter((kind) => week[kind].length > 0);
  const weeks = String(templateFields.weeks.min);
  return { weeks, kinds: choicesText(there.length > 0 ? there : scheduleKinds) };
}

type SaveDialogProps = { week: PlannedWeek; onClose: () => void };

/** Saves the plan from this week on as a template. */
export function SaveDialog({ week, onClose }: SaveDialogProps) {
  const navigate = useNavigate();
  const id = `${week.traineeId}:${week.weekStart}`;
  const draft = useGuardedDraft(drafts, id, firstTexts(week), { onClose });
  const { texts } = draft;
  const [kinds, setKinds] = useState(() => kindsIn(choicesIn(texts.kinds)));
  const submit = async ({ personal, ...form }: SaveForm): Promise<SubmitOutcome> => {
    try {
      const { traineeId, weekStart } = week;
      const from = { kind: "trainee", traineeId, weekStart, kinds, personal } as const;
      tellMade(
        await createTemplate({ id: draft.attempt, ...form, from }),
        (to) => void navigate(to),
      );
      draft.close();
      return { ok: true };
    } catch (error) {
      return {
        ok: false,
        message: errorText(error, m.templates_save_failed()),
        ...(error instanceof ApiError && { fields: fieldTextsOf(error.fields) }),
      };
    }
  };
  const { formProps, pending, errors, failure } = useForm({
    read: (data) => readSave(data, kinds),
    submit,
  });
  const { name, weeks } = templateFields;
  return (
    <FormDialog
      title={m.templates_save_week()}
      description={m.templates_save_from({
        name: week.traineeName,
        week: weekText(week.weekStart),
      })}
      form={draft.keeping(formProps)}
      pendingLabel={m.templates_saving()}
      pending={pending}
      failure={failure}
      {...draft.dialog}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={m.templates_name()}
          name="name"
          required
          maxLength={name.max}
          autoComplete="off"
          dir="auto"
          defaultValue={texts.name}
          error={errors.name}
        />
        <NumberField
          label={m.templates_save_weeks()}
          name="weeks"
          required
          stepper
          min={weeks.min}
          max={weeks.max}
          hint={m.templates_save_weeks_hint()}
          defaultValue={texts.weeks}
          error={errors.weeks}
        />
      </div>
      <ChoiceChips
        multiple
        name="kinds"
        label={m.templates_save_what()}
        options={scheduleKinds.map((value) => ({ value, label: kindTexts[value]() }))}
        value={kinds}
        onChange={(values) => setKinds(kindsIn(values))}
        {...(errors.kinds && { error: errors.kinds })}
      />
      {kinds.includes("exercises") && (
        <Switch
          name="personal"
          label={m.templates_save_personal()}
          hint={m.templates_save_personal_hint()}
          defaultChecked={Boolean(texts.personal)}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <TagFields texts={texts} errors={errors} />
      </div>
    </FormDialog>
  );
}
