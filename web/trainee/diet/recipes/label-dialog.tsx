import { useState } from "react";
import { ownFoodFields } from "../../../../domain/activity/own-foods.ts";
import type { OwnFood, OwnFoodContent } from "../../../../domain/contract/activity/own-foods.ts";
import { newId } from "../../../../domain/id.ts";
import { nutrientNames } from "../../../../domain/libraries/macros.ts";
import { fieldTextsOf } from "../../../lib/format/field-text.ts";
import { readForm } from "../../../lib/read-form.ts";
import { nutrientTexts, nutrientUnit } from "../../../meals/texts.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { type ReadResult, useForm } from "../../../ui/form.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { contentOf } from "./content-of.ts";
import { DaysDialog } from "./days-dialog.tsx";
import { draftOf, labelDrafts, type TypedLabel, typedLabel } from "./drafts.ts";

type LabelDialogProps = {
  /** The edited food; undefined for a new one. */
  food?: OwnFood;
  onSave: (food: OwnFood, content: OwnFoodContent) => void;
  onClose: () => void;
};

const formId = "label";
const { name, calories, protein, carbs, fat, portionName, portionGrams } = ownFoodFields;
const rules = { name, calories, protein, carbs, fat, portionName, portionGrams };

/** The typed label, or its errors; a portion has a name and grams, or neither. */
function readLabel(data: FormData): ReadResult<Omit<OwnFood, "id" | "photo" | "eatenAt">> {
  const read = readForm(rules, data);
  if ("problems" in read) return { errors: fieldTextsOf(read.problems) };
  const { portionName: called, portionGrams: grams, ...rest } = read.value;
  if ((called === null) !== (grams === null)) {
    const missing = called === null ? "portionName" : "portionGrams";
    return { errors: fieldTextsOf({ [missing]: { code: "required" } }) };
  }
  const portion = called !== null && grams !== null ? { name: called, grams } : null;
  const none = { servings: null, finishedGrams: null, parts: [] };
  return { value: { kind: "label", ...rest, ...none, portion, updatedAt: Date.now() } };
}

/** A food of a package: the values per 100 g as its label says; unknown ones stay empty. */
export function LabelDialog({ food, onSave, onClose }: LabelDialogProps) {
  const draft = draftOf(food);
  const [id] = useState(() => food?.id ?? newId());
  const [values, setValues] = useState<TypedLabel>(
    () => labelDrafts.read(draft) ?? typedLabel(food),
  );
  const [asked, setAsked] = useState<OwnFood>();
  const save = (saved: OwnFood, days: OwnFoodContent["days"]) => {
    labelDrafts.keep(draft, undefined);
    onSave(saved, contentOf(saved, days));
    onClose();
  };
  const { formProps, errors } = useForm({
    read: readLabel,
    submit: async (read) => {
      const { photo, eatenAt } = food ?? { photo: null, eatenAt: null };
      const saved = { id, photo, eatenAt, ...read };
      if (food && eatenAt !== null) {
        // The question takes the form's place, which begins anew with these.
        setValues(typedLabel(saved));
        setAsked(saved);
      } else save(saved, "keep");
      return { ok: true };
    },
  });
  if (asked) {
    return (
      <DaysDialog onAnswer={(days) => save(asked, days)} onClose={() => setAsked(undefined)} />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={food ? m.own_foods_change_label() : m.own_foods_new_label()}
      footer={
        <Button type="submit" form={formId}>
          {m.ui_save()}
        </Button>
      }
    >
      <form
        id={formId}
        {...formProps}
        className="grid grid-cols-1 gap-4"
        onInput={(event) => {
          formProps.onInput(event);
          const entries = [...new FormData(event.currentTarget)];
          labelDrafts.keep(
            draft,
            Object.fromEntries(entries.map(([key, value]) => [key, `${value}`])),
          );
        }}
      >
        <TextField
          name="name"
          label={m.own_foods_name()}
          defaultValue={values.name}
          maxLength={name.max}
          error={errors.name}
          autoComplete="off"
          required
        />
        <fieldset className="min-w-0">
          <legend className="pb-1 font-medium">{m.meals_per_100()}</legend>
          <p className="pb-3 text-sm text-muted">{m.own_foods_label_hint()}</p>
          <div className="grid grid-cols-2 gap-3">
            {nutrientNames.map((each) => (
              <NumberField
                key={each}
                name={each}
                label={nutrientTexts[each]()}
                unit={nutrientUnit(each)}
                min={0}
                step={each === "calories" ? 1 : 0.1}
                decimals={2}
                defaultValue={values[each]}
                error={errors[each]}
              />
            ))}
          </div>
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="pb-2 font-medium">{m.own_foods_portion()}</legend>
          <div className="grid grid-cols-2 items-start gap-3">
            <TextField
              name="portionName"
              label={m.own_foods_portion_name()}
              placeholder={m.own_foods_portion_example()}
              defaultValue={values.portionName}
              maxLength={portionName.max}
              error={errors.portionName}
              autoComplete="off"
            />
            <NumberField
              name="portionGrams"
              label={m.own_foods_portion_grams()}
              unit={m.macros_g()}
              min={0}
              step={5}
              decimals={1}
              defaultValue={values.portionGrams}
              error={errors.portionGrams}
            />
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
}
