import { useState } from "react";
import type { MealDetails } from "../../../domain/contract/libraries/meals.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { formDrafts } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import { CarriedValue } from "../../ui/carried-value.tsx";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { type SubmitOutcome, useForm } from "../../ui/form.ts";
import { toast } from "../../ui/toast.tsx";
import { FormDialog } from "../list/form-dialog.tsx";
import { goneText } from "../list/gone.ts";
import { useGuardedDraft } from "../list/use-guarded-draft.tsx";
import { AboutFields } from "./about-fields.tsx";
import { IngredientFields } from "./ingredient-fields.tsx";
import { ingredientsText, useIngredients } from "./ingredients.ts";
import { mealTexts, valuesKindNamed } from "./meal-texts.ts";
import { createMeal, updateMeal } from "./queries.ts";
import { changesOf, formErrors, type MealInput, readMeal } from "./read-meal.ts";
import { ValueFields } from "./value-fields.tsx";

const drafts = formDrafts("meal", 7);

type MealFormProps = { meal: MealDetails | undefined; onClose: () => void };

/** Adds a meal, or sends the changed fields of one. */
export function MealForm({ meal, onClose }: MealFormProps) {
  const draft = useGuardedDraft(drafts, meal?.id ?? "new", mealTexts(meal), {
    onClose,
    except: /^foods\./,
  });
  const { texts } = draft;
  const [kind, setKind] = useState(() => valuesKindNamed(texts.values));
  const ingredients = useIngredients(texts.ingredients ?? "");
  const failed = meal ? m.meals_update_failed : m.meals_add_failed;

  const submit = async (input: MealInput): Promise<SubmitOutcome> => {
    try {
      toast(meal ? await change(meal, input) : await add(draft.attempt, input));
      draft.close();
      return { ok: true };
    } catch (error) {
      const message = (meal && goneText(error, meal.name)) ?? errorText(error, failed());
      if (!(error instanceof ApiError)) return { ok: false, message };
      return { ok: false, message, fields: formErrors(error.fields) };
    }
  };
  const { formProps, pending, errors, failure } = useForm({
    read: (data) => readMeal(data, kind, ingredients.made),
    submit,
  });

  return (
    <FormDialog
      full
      title={meal ? m.meals_edit_title() : m.meals_add_title()}
      form={{ ...draft.keeping(formProps), className: "grid grid-cols-1 gap-6 pt-2" }}
      pendingLabel={m.meals_saving()}
      pending={pending}
      failure={failure}
      {...draft.dialog}
    >
      <AboutFields texts={texts} errors={errors} />
      <section className="grid grid-cols-1 gap-4">
        <h3 className="text-lg">{m.meals_values()}</h3>
        <ChoiceChips
          name="values"
          label={m.meals_values_kind()}
          options={[
            { value: "foods", label: m.meals_values_foods() },
            { value: "typed", label: m.meals_values_typed() },
          ]}
          defaultValue={[kind]}
          onChange={([value]) => setKind(valuesKindNamed(value))}
        />
        <CarriedValue name="ingredients" value={ingredientsText(ingredients.made)} />
        {kind === "foods" ? (
          <IngredientFields ingredients={ingredients} errors={errors} />
        ) : (
          <ValueFields texts={texts} errors={errors} />
        )}
      </section>
    </FormDialog>
  );
}

type Told = Parameters<typeof toast>[0];

async function add(id: string, input: MealInput): Promise<Told> {
  await createMeal({ id, ...input });
  return { kind: "success", text: m.meals_added({ name: input.name }) };
}

async function change(meal: MealDetails, input: MealInput): Promise<Told> {
  const changes = changesOf(input, meal);
  if (Object.keys(changes).length === 0) return { text: m.meals_nothing_changed() };
  const { name } = await updateMeal(meal.id, changes);
  return { kind: "success", text: m.meals_updated({ name }) };
}
