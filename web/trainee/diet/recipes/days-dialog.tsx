import type { OwnFoodContent } from "../../../../domain/contract/activity/own-foods.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

type DaysDialogProps = {
  onAnswer: (days: OwnFoodContent["days"]) => void;
  onClose: () => void;
};

/** What an edit does to the days on which the food was logged. */
export function DaysDialog({ onAnswer, onClose }: DaysDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.own_foods_days()}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer("update")}>
            {m.own_foods_days_update()}
          </Button>
          <Button data-focus-first onClick={() => onAnswer("keep")}>
            {m.own_foods_days_keep()}
          </Button>
        </>
      }
    >
      <p>{m.own_foods_days_text()}</p>
    </Dialog>
  );
}
