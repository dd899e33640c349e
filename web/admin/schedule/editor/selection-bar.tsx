import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { isDone } from "../../../../domain/schedules/week-items.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { removeItems } from "../edits/make-edits.ts";
import { usePlanner } from "../edits/planner-context.ts";

type SelectionBarProps = {
  items: readonly ScheduledExercise[];
  onPrescribe: () => void;
  onClear: () => void;
};

/** The number of selected exercises, and the actions on all of them. */
export function SelectionBar({ items, onPrescribe, onClear }: SelectionBarProps) {
  const { week, run, onSelect } = usePlanner();
  const open = week.exercises.filter((item) => !isDone(item)).map(({ id }) => id);
  return (
    <section
      aria-label={m.schedule_selected_bar()}
      data-floating
      className="sticky bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-20 mx-auto flex w-full max-w-2xl flex-wrap items-center gap-x-2 gap-y-1 rounded-lg border border-line-strong/60 bg-overlay p-2 ps-4 shadow-overlay md:bottom-4"
    >
      <p role="status" className="font-medium">
        {m.schedule_selected({ count: items.length })}
      </p>
      {items.length < open.length && (
        <Button variant="ghost" onClick={() => onSelect(open, true)} className="px-2!">
          {m.schedule_select_week()}
        </Button>
      )}
      <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
        <Button variant="secondary" aria-haspopup="dialog" onClick={onPrescribe}>
          <Icon name="edit" />
          {m.schedule_prescribe()}
        </Button>
        <IconButton
          label={m.schedule_remove_selected()}
          onClick={() =>
            run(
              removeItems(
                "exercises",
                items.map(({ id }) => id),
              ),
              m.schedule_removed_count({ count: items.length }),
              m.schedule_remove_failed(),
            )
          }
          className="text-bad"
        >
          <Icon name="trash" />
        </IconButton>
        <IconButton label={m.schedule_unselect()} onClick={onClear} className="text-muted">
          <Icon name="close" />
        </IconButton>
      </div>
    </section>
  );
}
