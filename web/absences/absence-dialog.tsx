import { useId } from "react";
import { absenceBounds, absenceFields } from "../../domain/body/absences.ts";
import { addDays, type LocalDate } from "../../domain/calendar.ts";
import { errorText } from "../lib/format/error-text.ts";
import { ApiError } from "../lib/session/api-error.ts";
import { formDrafts, useFormDraft } from "../lib/waiting/form-drafts.ts";
import { m } from "../paraglide/messages.js";
import { Banner } from "../ui/banner.tsx";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { type SubmitOutcome, useForm } from "../ui/form.ts";
import { FormButtons } from "../ui/form-buttons.tsx";
import { TextArea } from "../ui/text-area.tsx";
import type { AbsencesApi } from "./api.ts";
import { dayTexts, readAbsence } from "./read-absence.ts";
import { kindOptions } from "./texts.ts";

type AbsenceDialogProps = {
  api: AbsencesApi;
  today: LocalDate;
  title: string;
  action: string;
  onSaved: () => void;
  onClose: () => void;
};

const drafts = formDrafts("absence", 7);

/** The reason and days of an absence, with a draft until it is saved. */
export function AbsenceDialog({ api, today, title, action, onSaved, onClose }: AbsenceDialogProps) {
  const formId = useId();
  const { texts, attempt, keeping, forget } = useFormDraft(drafts, api.draftId, {
    kind: "travelling",
    startsOn: today,
    endsOn: today,
    note: "",
  });
  const { formProps, pending, errors, failure } = useForm({
    read: (data) => readAbsence(data, today),
    submit: async (absence): Promise<SubmitOutcome> => {
      try {
        await api.create({ id: attempt, ...absence });
      } catch (error) {
        return {
          ok: false,
          message: errorText(error, m.absence_failed()),
          fields: fieldsOf(error),
        };
      }
      forget();
      onSaved();
      return { ok: true };
    },
  });
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <FormButtons form={formId} pending={pending} onCancel={onClose}>
          {action}
        </FormButtons>
      }
    >
      <form id={formId} {...keeping(formProps)} className="grid grid-cols-1 gap-4 pt-1">
        {failure && <Banner kind="error">{failure}</Banner>}
        <ChoiceChips
          name="kind"
          label={m.absence_kind()}
          options={kindOptions()}
          defaultValue={[texts.kind ?? ""]}
          error={errors.kind}
        />
        <div className="grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2">
          <TextField
            type="date"
            name="startsOn"
            label={m.absence_first_day()}
            min={addDays(today, absenceBounds.earliest)}
            max={addDays(today, absenceBounds.latest)}
            defaultValue={texts.startsOn}
            error={errors.startsOn}
          />
          <TextField
            type="date"
            name="endsOn"
            label={m.absence_last_day()}
            defaultValue={texts.endsOn}
            error={errors.endsOn}
          />
        </div>
        <TextArea
          name="note"
          label={m.absence_note()}
          hint={m.absence_note_hint()}
          maxLength={absenceFields.note.max}
          defaultValue={texts.note}
          error={errors.note}
        />
      </form>
    </Dialog>
  );
}

/** Errors of the days at their fields; other refusals are above the form. */
function fieldsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const names = Object.keys(error.fields ?? {});
  return Object.fromEntries(
    Object.entries(dayTexts).flatMap(([name, text]) =>
      names.includes(name) ? [[name, text()]] : [],
    ),
  );
}
