import { useState } from "react";
import type { ScheduledExercise } from "../../../domain/contract/schedules/schedules.ts";
import { readTempo, tempoOf } from "../../../domain/schedules/prescription.ts";
import { exerciseBounds, exerciseNoteLength } from "../../../domain/schedules/schedules.ts";
import { tempoText, timeText } from "../../exercises/amount.ts";
import { formatNumber } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { TextField } from "../../ui/field.tsx";
import type { FieldErrors } from "../../ui/form.ts";
import { TextArea } from "../../ui/text-area.tsx";
import { AmountFields, kindAtFirst } from "../exercises/amount-fields.tsx";
import { QuickNumberField } from "../exercises/quick-number-field.tsx";
import { restsOffered } from "../exercises/texts.ts";
import { LoadFields, type LoadKind } from "./load-fields.tsx";
import { ProgressionFields } from "./progression-fields.tsx";

type DetailsFieldsProps = {
  item: ScheduledExercise;
  /** The best one-repetition maximum, kg. */
  best: number | null;
  errors: FieldErrors;
  /** For what changes without being typed. */
  touch: () => void;
};

const effortsOffered = [6, 7, 8, 9, 10];

export function DetailsFields({ item, best, errors, touch }: DetailsFieldsProps) {
  const [kind, setKind] = useState(kindAtFirst(item));
  const [load, setLoad] = useState<LoadKind>(
    item.weight === null && item.percent !== null ? "percent" : "weight",
  );
  const { rest, rpe } = exerciseBounds;
  const byPercent = kind === "reps" && load === "percent";
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountFields amount={item} onKind={setKind} {...{ kind, errors }} />
        <LoadFields {...{ item, best, kind, load, errors }} onLoad={setLoad} />
      </div>
      <div className="grid gap-x-4 gap-y-5 border-t border-line pt-5 sm:grid-cols-2">
        <QuickNumberField
          label={m.schedule_details_rest()}
          name="rest"
          unit={m.schedule_seconds_unit()}
          {...rest}
          step={15}
          hint={m.schedule_details_rest_hint()}
          defaultValue={item.rest}
          quick={restsOffered}
          textOf={timeText}
          onTap={touch}
          error={errors.rest}
        />
        <QuickNumberField
          label={m.schedule_details_rpe()}
          name="rpe"
          {...rpe}
          step={0.5}
          hint={m.schedule_details_rpe_hint()}
          defaultValue={item.rpe}
          quick={effortsOffered}
          textOf={(value) => formatNumber(value, 1)}
          onTap={touch}
          error={errors.rpe}
        />
        <TempoField item={item} error={errors.tempo} />
        <TextArea
          label={m.schedule_details_note()}
          name="note"
          rows={2}
          maxLength={exerciseNoteLength}
          defaultValue={item.note ?? ""}
          error={errors.note}
        />
      </div>
      {kind !== "metres" && !byPercent && (
        <div className="border-t border-line pt-5">
          <ProgressionFields {...{ item, errors }} isTime={kind === "seconds"} />
        </div>
      )}
    </>
  );
}

type TempoFieldProps = { item: ScheduledExercise; error: string | undefined };

/** The four counts, and under them what they say. */
function TempoField({ item, error }: TempoFieldProps) {
  const [typed, setTyped] = useState(item.tempo ?? "");
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
      defaultValue={item.tempo ?? ""}
      onChange={(event) => setTyped(event.currentTarget.value)}
      {...(error ? { error } : {})}
    />
  );
}
