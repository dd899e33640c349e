import {
  type AttentionThresholds,
  type ThresholdName,
  thresholdFields,
  thresholdNames,
} from "../../../domain/attention/attention-thresholds.ts";
import { Loaded } from "../../frame/loaded.tsx";
import { fieldTextsOf } from "../../lib/format/field-text.ts";
import { readForm } from "../../lib/read-form.ts";
import { m } from "../../paraglide/messages.js";
import type { ReadResult } from "../../ui/form.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { attentionQuery, saveAttention } from "./queries.ts";
import { SectionForm } from "./section-form.tsx";
import { thresholdField } from "./threshold-texts.ts";

/** An empty box turns the reason off. */
const rules = Object.fromEntries(
  thresholdNames.map((name) => [name, { ...thresholdFields[name], optional: true }]),
) as Record<
  ThresholdName,
  { kind: "number"; min: number; max: number; decimals: 0; optional: true }
>;

/** The threshold of each reason on the overview. */
export function AttentionSettings() {
  return (
    <Loaded query={attentionQuery} heights={["h-96"]}>
      {(thresholds) => <ThresholdsForm stored={thresholds} />}
    </Loaded>
  );
}

function ThresholdsForm({ stored }: { stored: AttentionThresholds }) {
  return (
    <SectionForm
      id="attention"
      stored={Object.fromEntries(
        thresholdNames.map((name) => [name, stored[name] === null ? "" : String(stored[name])]),
      )}
      read={readThresholdForm}
      save={saveAttention}
      failed={m.settings_attention_failed()}
    >
      {({ texts, errors }) => (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {thresholdNames.map((name) => (
            <NumberField
              key={name}
              {...thresholdField(name)}
              defaultValue={texts[name]}
              error={errors[name]}
            />
          ))}
        </div>
      )}
    </SectionForm>
  );
}

function readThresholdForm(data: FormData): ReadResult<AttentionThresholds> {
  const read = readForm(rules, data);
  return "problems" in read ? { errors: fieldTextsOf(read.problems) } : { value: read.value };
}
