import { m } from "../../paraglide/messages.js";
import { PersonDialog } from "../list/person-dialog.tsx";
import { MealsView } from "./meals-view.tsx";

type MealsDialogProps = { trainee: { id: string; name: string }; onClose: () => void };

export function MealsDialog({ trainee, onClose }: MealsDialogProps) {
  return (
    <PersonDialog trainee={trainee} size="lg" title={m.own_meals_title()} onClose={onClose}>
      <MealsView traineeId={trainee.id} />
    </PersonDialog>
  );
}
