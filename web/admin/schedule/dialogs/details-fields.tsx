import { useState } from "react";
import { readTempo, tempoOf } from "../../../../domain/libraries/prescription.ts";
import { exerciseNoteLength } from "../../../../domain/schedules/schedules.ts";
import { tempoText } from "../../../exercises/amount.ts";
import type { Texts } from "../../../lib/waiting/form-drafts.ts";
import { m } from "../../../paraglide/messages.js";
import { TextField } from "../../../ui/field.tsx";
import type { FieldErrors } from "../../../ui/form.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { AmountFields } from "../../exercises/amount-fields.tsx";
import { kindNamed } from "../../exercises/amount-texts.ts";
import { EffortFields } from "./effort-fields.tsx";
import { LoadFields, loadKindNamed } from "./load-fields.tsx";
import { ProgressionFields } from "./progression-fields.tsx";

type DetailsFieldsProps = {
  /** The initial values. */
  texts: Texts;
  /** The best one-repetition maximum in kg. */
  best: number | null;
  errors: FieldErrors;
};

export function DetailsFields({ texts, best, errors }: DetailsFieldsProps) {
  const [kind, setKind] = useState(() => kindNamed(texts.amountKind));
  const [load, setLoad] = useState(() => loadKindNamed(texts.load));
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
        <EffortFields texts={texts} errors={errors} />
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
