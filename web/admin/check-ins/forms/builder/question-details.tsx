import { measurementKinds } from "../../../../../domain/body/measurements.ts";
import { photoPoses } from "../../../../../domain/check-ins/progress-photos.ts";
import {
  type FactName,
  factNames,
  questionAudiences,
  type ScaleEnd,
  scaleEnds,
} from "../../../../../domain/check-ins/questions.ts";
import { measurementTexts } from "../../../../body/texts.ts";
import { poseTexts } from "../../../../check-ins/photos/poses.ts";
import { m } from "../../../../paraglide/messages.js";
import { ChoiceChips } from "../../../../ui/choice-chips.tsx";
import { TextField } from "../../../../ui/field.tsx";
import { SelectField } from "../../../../ui/select.tsx";
import { Switch } from "../../../../ui/switch.tsx";
import { type DetailsProps, fieldOf, phraseAs, wordsOf } from "./details-field.ts";
import { FlagFields } from "./flag-fields.tsx";
import { audienceTexts, factNameTexts } from "./kinds.ts";
import { OptionFields } from "./option-fields.tsx";

/** All about a question besides its words. */
export function QuestionDetails(props: DetailsProps) {
  const { question, inRow, onChange } = props;
  const { kind, audience, required } = question;
  const other = inRow === "text" ? "englishText" : "text";
  return (
    <div className="@container grid grid-cols-1 gap-5">
      <KindFields {...props} />
      <div className="grid grid-cols-1 gap-x-6 gap-y-3 @lg:grid-cols-2">
        <ChoiceChips
          {...fieldOf(props, "audience")}
          label={m.check_in_form_audience()}
          options={questionAudiences.map((value) => ({ value, label: audienceTexts[value]() }))}
          value={[audience]}
          onChange={([value]) =>
            onChange({ audience: questionAudiences.find((each) => each === value) ?? "all" })
          }
        />
        {kind !== "fact" && kind !== "photos" && (
          <Switch
            className="@lg:self-end"
            label={m.check_in_form_required()}
            hint={m.check_in_form_required_hint()}
            checked={required}
            onCheckedChange={(checked) => onChange({ required: checked })}
          />
        )}
      </div>
      <FlagFields {...props} />
      {kind !== "fact" && (
        <TextField
          {...fieldOf(props, other)}
          label={other === "text" ? m.check_in_form_arabic() : m.check_in_form_english()}
          dir="auto"
          value={question[other]}
          onChange={(event) => onChange({ [other]: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

function KindFields(props: DetailsProps) {
  const { question, onChange } = props;
  switch (question.kind) {
    case "scale":
      return <ScaleFields {...props} />;
    case "number":
      return <NumberFields {...props} />;
    case "choice":
    case "choices":
      return <OptionFields {...props} />;
    case "measurements":
      return (
        <ChoiceChips
          multiple
          {...fieldOf(props, "measured")}
          label={m.check_in_form_measured()}
          options={measurementKinds.map((value) => ({ value, label: measurementTexts[value]() }))}
          value={question.measured}
          onChange={(values) =>
            onChange({ measured: measurementKinds.filter((each) => values.includes(each)) })
          }
        />
      );
    case "photos":
      return (
        <ChoiceChips
          multiple
          {...fieldOf(props, "poses")}
          label={m.check_in_form_poses()}
          options={photoPoses.map((value) => ({ value, label: poseTexts[value]() }))}
          value={question.poses}
          onChange={(values) =>
            onChange({ poses: photoPoses.filter((each) => values.includes(each)) })
          }
        />
      );
    case "fact":
      return (
        <ChoiceChips
          {...fieldOf(props, "fact")}
          label={m.check_in_form_fact()}
          hint={m.check_in_form_fact_hint()}
          options={factNames.map((value) => ({ value, label: factNameTexts[value]() }))}
          value={[question.fact]}
          onChange={([value]) =>
            onChange({ fact: (value ?? "weight") as FactName, text: "", englishText: "" })
          }
        />
      );
    case "yes_no":
    case "short_text":
    case "long_text":
      return null;
  }
}

function ScaleFields(props: DetailsProps) {
  const { question, onChange } = props;
  const { end, low, high } = question;
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-3 @lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
      <ChoiceChips
        {...fieldOf(props, "end")}
        label={m.check_in_form_scale_end()}
        options={scaleEnds.map((value) => ({
          value: String(value),
          label: m.check_in_form_scale_range({ end: value }),
        }))}
        value={[String(end)]}
        onChange={([value]) => onChange({ end: Number(value) as ScaleEnd })}
      />
      <TextField
        {...fieldOf(props, "low")}
        label={m.check_in_form_words_at({ number: 1 })}
        value={wordsOf(low)}
        onChange={(event) => onChange({ low: phraseAs(event.currentTarget.value) })}
      />
      <TextField
        {...fieldOf(props, "high")}
        label={m.check_in_form_words_at({ number: end })}
        value={wordsOf(high)}
        onChange={(event) => onChange({ high: phraseAs(event.currentTarget.value) })}
      />
    </div>
  );
}

function NumberFields(props: DetailsProps) {
  const { question, onChange } = props;
  const { min, max, unit, decimals } = question;
  const bound = (field: "min" | "max", label: string, value: string) => (
    <TextField
      {...fieldOf(props, field)}
      label={label}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  );
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 @lg:grid-cols-4">
      {bound("min", m.check_in_form_min(), min)}
      {bound("max", m.check_in_form_max(), max)}
      <TextField
        {...fieldOf(props, "unit")}
        label={m.check_in_form_unit()}
        value={wordsOf(unit)}
        onChange={(event) => onChange({ unit: phraseAs(event.currentTarget.value) })}
      />
      <SelectField
        {...fieldOf(props, "decimals")}
        label={m.check_in_form_decimals()}
        options={[
          { value: "0", label: m.check_in_form_decimals_none() },
          { value: "1", label: "0.1" },
          { value: "2", label: "0.01" },
        ]}
        value={String(decimals)}
        onChange={(value) => onChange({ decimals: Number(value) })}
      />
    </div>
  );
}
