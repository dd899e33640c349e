import type { MealRow } from "../../../domain/contract/libraries/meals.ts";
import { m } from "../../paraglide/messages.js";
import { EditDialog } from "../list/edit-dialog.tsx";
import { MealForm } from "./meal-form.tsx";
import { mealQuery } from "./queries.ts";

type MealDialogProps = { meal: Pick<MealRow, "id" | "name"> | undefined; onClose: () => void };

/** The form of a new meal, or of an existing one after a fresh read. */
export function MealDialog({ meal, onClose }: MealDialogProps) {
  if (!meal) return <MealForm meal={undefined} onClose={onClose} />;
  return (
    <EditDialog
      query={mealQuery(meal.id)}
      size="full"
      title={m.meals_edit_title()}
      name={meal.name}
      failed={m.meals_one_failed()}
      onClose={onClose}
      form={(loaded) => <MealForm meal={loaded} onClose={onClose} />}
    />
  );
}
