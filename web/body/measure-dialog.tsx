import { type FocusEvent, useId, useRef, useState } from "react";
import { type MeasurementKind, measurementFields } from "../../domain/body/measurements.ts";
import type { MeasuredKind } from "../../domain/contract/body/measurements.ts";
import { newId } from "../../domain/id.ts";
import { weightBounds } from "../../domain/person-bounds.ts";
import { formatDayOfYear } from "../lib/format/day-of-year.ts";
import { errorText } from "../lib/format/error-text.ts";
import { fieldTextsOf } from "../lib/format/field-text.ts";
import { shortDay } from "../lib/format/format.ts";
import { ApiError } from "../lib/session/api-error.ts";
import { formDrafts, type Texts, useFormDraft } from "../lib/waiting/form-drafts.ts";
import { m } from "../paraglide/messages.js";
import { Banner } from "../ui/banner.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { type FieldErrors, type SubmitOutcome, useForm } from "../ui/form.ts";
import { FormButtons } from "../ui/form-buttons.tsx";
import { NumberField } from "../ui/number-field.tsx";
import { Drawing } from "./figure.tsx";
import { type MeasuredForm, readMeasured } from "./read-measured.ts";
import type { BodySource, Measured } from "./source.ts";
import {
  amountText,
  type Circumference,
  circumferenceKinds,
  compositionKinds,
  measurementTexts,
  measurementUnit,
} from "./texts.ts";

/** Drafts by trainee. */
const bodyDrafts = formDrafts("body", 7);

type MeasureDialogProps = {
  source: BodySource;
  measured: readonly MeasuredKind[];
  lastWeight: { weight: number; date: string } | null;
  onClose: () => void;
};

/** «قياس جديد»: a day and its measurements, with the previous values beside the fields. */
export function MeasureDialog({ source, measured, lastWeight, onClose }: MeasureDialogProps) {
  const formId = useId();
  const requestOf = useRequest();
  const draft = useFormDraft(bodyDrafts, source.traineeId, { date: source.today });
  const [focused, setFocused] = useState<Circumference>();
  const submit = async (form: MeasuredForm): Promise<SubmitOutcome> => {
    try {
      await source.send(requestOf(form));
    } catch (error) {
      const fields = error instanceof ApiError ? fieldTextsOf(formNames(error.fields)) : {};
      return { ok: false, message: errorText(error, m.body_save_failed()), fields };
    }
    draft.forget();
    onClose();
    return { ok: true };
  };
  const { formProps, pending, errors, failure } = useForm({
    read: (data) => readMeasured(data, source.today),
    submit,
  });
  const fields = { errors, typed: draft.texts };
  const last = (kind: MeasurementKind) => {
    const day = measured.find((each) => each.kind === kind)?.days.at(-1);
    return day && { value: day.value, date: day.date };
  };
  const onFocus = ({ target }: FocusEvent<HTMLFormElement>) =>
    setFocused(
      circumferenceKinds.find((kind) => kind === (target as Element).getAttribute("name")),
    );
  return (
    <Dialog
      open
      size="lg"
      title={m.body_new()}
      description={m.body_form_hint()}
      onClose={onClose}
      footer={<FormButtons form={formId} pending={pending} onCancel={onClose} />}
    >
      <form
        id={formId}
        {...draft.keeping(formProps)}
        onFocus={onFocus}
        className="grid grid-cols-1 gap-5 pt-1"
      >
        {failure && <Banner kind="error">{failure}</Banner>}
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            type="date"
            name="date"
            label={m.body_date()}
            max={source.today}
            defaultValue={draft.texts.date}
            error={errors.date}
          />
          <Value
            name="weight"
            label={m.trainees_card_weight()}
            unit={m.person_kg()}
            bounds={weightBounds}
            last={lastWeight && { value: lastWeight.weight, date: lastWeight.date }}
            {...fields}
          />
        </div>
        <div className="grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2">
          {compositionKinds.map((kind) => (
            <KindValue key={kind} kind={kind} {...fields} last={last(kind)} />
          ))}
        </div>
        <div className="grid grid-cols-[1fr_minmax(4rem,6.5rem)] items-start gap-4">
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {circumferenceKinds.map((kind) => (
              <KindValue key={kind} kind={kind} {...fields} last={last(kind)} />
            ))}
          </div>
          <div className="sticky top-2">
            <Drawing chosen={focused} />
          </div>
        </div>
      </form>
    </Dialog>
  );
}

type Typed = { errors: FieldErrors; typed: Texts };
type Last = { value: number; date: string } | null | undefined;

function KindValue({ kind, ...rest }: Typed & { kind: MeasurementKind; last: Last }) {
  const { min, max } = measurementFields[kind];
  return (
    <Value
      name={kind}
      label={measurementTexts[kind]()}
      unit={measurementUnit(kind)}
      bounds={{ min, max, step: 0.1 }}
      {...rest}
    />
  );
}

type ValueProps = Typed & {
  name: string;
  label: string;
  unit: string;
  bounds: { min: number; max: number; step: number };
  last: Last;
};

/** A field whose steps start at the previous value, shown below it. */
function Value({ name, label, unit, bounds, last, errors, typed }: ValueProps) {
  return (
    <NumberField
      name={name}
      label={label}
      unit={unit}
      {...bounds}
      hint={
        last
          ? m.body_last({
              amount: amountText(last.value, unit),
              date: formatDayOfYear(last.date, shortDay),
            })
          : m.body_never()
      }
      defaultValue={typed[name]}
      error={errors[name]}
    />
  );
}

/** The same content has the same ids, so that repeated taps and retries are one record. */
function useRequest() {
  const known = useRef({ content: "", id: "", weightId: "" });
  return ({ date, values, weight }: MeasuredForm): Measured => {
    const content = JSON.stringify([date, values, weight]);
    if (known.current.content !== content) {
      known.current = { content, id: newId(), weightId: newId() };
    }
    const { id, weightId } = known.current;
    return {
      measurements: Object.keys(values).length > 0 ? { id, date, values } : undefined,
      weight: weight === undefined ? undefined : { id: weightId, date, weight },
    };
  };
}

/** Errors by the API's names, under the form's names. */
const formNames = (fields: ApiError["fields"]) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => [name.replace(/^values\./, ""), problem]),
  );
