import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../ui/dialog.tsx";
import { MealsView } from "./meals-view.tsx";

type MealsDialogProps = { trainee: { id: string; name: string }; onClose: () => void };

export function MealsDialog({ trainee, onClose }: MealsDialogProps) {
  return (
    <Dialog open size="lg" title={m.own_meals_title()} description={trainee.name} onClose={onClose}>
      <MealsView traineeId={trainee.id} />
    </Dialog>
  );
}
