import type { MealRow } from "../../../domain/contract/libraries/meals.ts";
import { m } from "../../paraglide/messages.js";
import { DeleteDialog } from "../list/delete-dialog.tsx";
import { deleteMeal } from "./queries.ts";

type DeleteMealProps = { meal: MealRow | undefined; onClose: () => void };

/** Asks before a meal leaves the library and the days to come. */
export function DeleteMeal({ meal, onClose }: DeleteMealProps) {
  if (!meal) return null;
  const { id, name } = meal;
  return (
    <DeleteDialog
      title={m.meals_delete_title({ name })}
      text={m.meals_delete_text()}
      confirmLabel={m.meals_delete_confirm()}
      onDelete={() => deleteMeal(id)}
      done={m.meals_deleted({ name })}
      failed={m.meals_delete_failed()}
      onClose={onClose}
    />
  );
}
