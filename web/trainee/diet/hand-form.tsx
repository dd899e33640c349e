import { useState } from "react";
import type { OwnMeal } from "../../../domain/contract/activity/diet.ts";
import type { MealTiming } from "../../../domain/libraries/meals.ts";
import { useForm } from "../../ui/form.ts";
import { keepDraft, readDraft } from "./drafts.ts";
import { isEatenFood } from "./food-form.tsx";
import { HandFields } from "./own-meal-fields.tsx";
import { handValues, readHand } from "./own-meal-values.ts";
import type { OwnMealContent } from "./use-meal-change.ts";

type HandFormProps = {
  id: string;
  /** The name of its draft. */
  draft: string;
  meal?: OwnMeal;
  /** Its first values, below those of a draft. */
  values?: Record<string, string>;
  category?: MealTiming;
  onRead: (content: OwnMealContent) => void;
};

/** A meal typed by hand; its draft survives the screen. */
export function HandForm({ id, draft, meal, values: first, category, onRead }: HandFormProps) {
  const [values] = useState(() => ({
    ...(meal && !isEatenFood(meal) ? handValues(meal) : first),
    ...readDraft(draft),
    ...(category ? { category } : {}),
  }));
  const { formProps, errors } = useForm({
    read: readHand,
    submit: async (content) => {
      onRead(content);
      return { ok: true };
    },
  });
  return (
    <form
      id={id}
      {...formProps}
      className="grid grid-cols-1 gap-4"
      onInput={(event) => {
        formProps.onInput(event);
        keepDraft(draft, typedIn(event.currentTarget));
      }}
    >
      <HandFields values={values} errors={errors} />
    </form>
  );
}

/** The typed values of the form; a category alone is no draft. */
function typedIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([key, value]) => [key, String(value)]);
  const { category, ...typed } = Object.fromEntries(entries) as Record<string, string>;
  const isTyped = Object.values(typed).some((value) => value.trim() !== "");
  return isTyped ? { ...typed, ...(category ? { category } : {}) } : {};
}
