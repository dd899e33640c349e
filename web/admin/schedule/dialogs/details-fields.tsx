import { useState } from "react";
import { exerciseBounds } from "../../../../domain/libraries/bounds.ts";
import { readTempo, tempoOf } from "../../../../domain/libraries/prescription.ts";
import { exerciseNoteLength } from "../../../../domain/schedules/schedules.ts";
import { tempoText, timeText } from "../../../exercises/amount.ts";
import { formatNumber } from "../../../lib/format/format.ts";
import type { Texts } from "../../../lib/waiting/form-drafts.ts";
import { m } from "../../../paraglide/messages.js";
import { TextField } from "../../../ui/field.tsx";
import type { FieldErrors } from "../../../ui/form.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { AmountFields } from "../../exercises/amount-fields.tsx";
import { kindNamed } from "../../exercises/amount-texts.ts";
import { QuickNumberField } from "../../exercises/quick-number-field.tsx";
import { restsOffered } from "../../exercises/texts.ts";
import { LoadFields, loadKindNamed } from "./load-fields.tsx";
import { ProgressionFields } from "./progression-fields.tsx";

type DetailsFieldsProps = {
  /** The initial values. */
  texts: Texts;
  /** The best one-repetition maximum in kg. */
  best: number | null;
  errors: FieldErrors;
};

export const effortsOffered = [6, 7, 8, 9, 10];

export function DetailsFields({ texts, best, errors }: DetailsFieldsProps) {
  const [kind, setKind] = useState(() => kindNamed(texts.amountKind));
  const [load, setLoad] = useState(() => loadKindNamed(texts.load));
  const { rest, rpe } = exerciseBounds;
  const byPercent = kind === "reps" && load === "percent";
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountFields texts={texts} kind={kind} errors={errors} onKind={setKind} />
        <LoadFields
          texts={texts}
          best={best}
          kind={kind}
          load={load}
          errors={errors}
          onLoad={setLoad}
        />
      </div>
      <div className="grid gap-x-4 gap-y-5 border-t border-line pt-5 sm:grid-cols-2">
        <QuickNumberField
          label={m.schedule_details_rest()}
          name="rest"
          unit={m.schedule_seconds_unit()}
          {...rest}
          step={15}
          hint={m.schedule_details_rest_hint()}
          defaultValue={texts.rest ?? null}
          quick={restsOffered}
          textOf={timeText}
          error={errors.rest}
        />
        <QuickNumberField
          label={m.schedule_details_rpe()}
          name="rpe"
          {...rpe}
          step={0.5}
          hint={m.schedule_details_rpe_hint()}
          defaultValue={texts.rpe ?? null}
          quick={effortsOffered}
          textOf={(value) => formatNumber(value, 1)}
          error={errors.rpe}
        />
        <TempoField texts={texts} error={errors.tempo} />
        <TextArea
          label={m.schedule_details_note()}
          name="note"
          rows={2}
          maxLength={exerciseNoteLength}
          defaultValue={texts.note}
          error={errors.note}
        />
      </div>
      {kind !== "metres" && !byPercent && (
        <div className="border-t border-line pt-5">
          <ProgressionFields texts={texts} errors={errors} isTime={kind === "seconds"} />
        </div>
      )}
    </>
  );
}

type TempoFieldProps = { texts: Texts; error: string | undefined };

/** The four counts of a tempo, explained below. */
function TempoField({ texts, error }: TempoFieldProps) {
  const [typed, setTyped] = useState(texts.tempo ?? "");
  const tempo = tempoOf(readTempo(typed) ?? "");
  return (
    <TextField
      label={m.schedule_details_tempo()}
      name="tempo"
      dir="ltr"
      inputMode="text"
      autoComplete="off"
      maxLength={20}
      placeholder="3-1-1-0"
      hint={tempo ? tempoText(tempo) : m.schedule_details_tempo_hint()}
      defaultValue={texts.tempo}
      onChange={(event) => setTyped(event.currentTarget.value)}
      {...(error ? { error } : {})}
    />
  );
}
