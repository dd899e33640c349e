import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import type { MenuItem } from "../../../ui/menu.tsx";
import { usePlanner } from "../edits/planner-context.ts";
import { joinable, joinNext, supersetOf, takeApart } from "../edits/superset-edits.ts";

/** The actions on an exercise, besides those of every item. */
export function useExerciseActions(item: ScheduledExercise): MenuItem[] {
  const { week, run, onDetails, selected, onSelect } = usePlanner();
  const isSelected = selected.has(item.id);
  const name = nameIn(item);
  const next = joinable(week, item);
  const actions: MenuItem[] = [
    {
      label: m.schedule_details(),
      icon: <Icon name="edit" />,
      onSelect: () => onDetails(item),
    },
    {
      label: isSelected ? m.schedule_unselect() : m.schedule_select(),
      icon: <Icon name="double-check" />,
      onSelect: () => onSelect([item.id], !isSelected),
    },
  ];
  if (next) {
    actions.push({
      label: m.schedule_superset_join(),
      icon: <Icon name="link" />,
      onSelect: () =>
        run(joinNext(week, item), m.schedule_superset_joined({ name, next: nameIn(next) })),
    });
  }
  if (supersetOf(week, item)) {
    actions.push({
      label: m.schedule_superset_apart(),
      icon: <Icon name="unlink" />,
      onSelect: () => run(takeApart(week, item), m.schedule_superset_taken_apart({ name })),
    });
  }
  return actions;
}
