import { addDays } from "../../../../domain/calendar.ts";
import type { PlannedWeek } from "../../../../domain/contract/planning/weeks.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon, type IconName } from "../../../ui/every-icon.tsx";
import type { MenuItem } from "../../../ui/menu.tsx";
import type { WeekEdits } from "../edits/use-week-edits.ts";
import { weekQuery } from "../queries.ts";
import { useCopyWeekBefore } from "./use-copy-week-before.ts";

/** Actions with a dialog of their own. */
export type WeekDialog =
  | "apply"
  | "copy-from"
  | "give"
  | "save"
  | "print"
  | "calendar"
  | "shopping";

type WeekMenuOptions = {
  edits: WeekEdits<PlannedWeek>;
  /** Whether the bar has a button that applies the week. */
  roomy: boolean;
  onOpen: (dialog: WeekDialog) => void;
};

/** The rarer actions on a week; a past week can be saved as a template and printed. */
export function useWeekMenu({ edits, roomy, onOpen }: WeekMenuOptions): MenuItem[] {
  const { saving, week } = edits;
  const copyLast = useCopyLastWeek(edits);
  const item = (dialog: WeekDialog, icon: IconName, label: string) => ({
    label,
    icon: <Icon name={icon} />,
    onSelect: () => onOpen(dialog),
  });
  // The server uses the stored week, so unsaved edits must arrive first.
  const stored = { disabled: saving };
  const readingItems = [
    { ...item("save", "archive", m.templates_save_week()), ...stored },
    item("print", "print", m.schedule_print()),
    item("calendar", "calendar", m.week_calendar_title()),
    ...(week.meals.length > 0 ? [item("shopping", "basket", m.shopping_title())] : []),
  ];
  if (!week.editable) return readingItems;
  return [
    ...(roomy ? [] : [{ ...item("apply", "refresh", m.schedule_apply()), ...stored }]),
    ...(copyLast
      ? [
          {
            label: m.schedule_copy_week(),
            icon: <Icon name="copy" />,
            disabled: copyLast.pending,
            onSelect: copyLast.copy,
          },
        ]
      : []),
    item("copy-from", "users", m.schedule_copy_from()),
    { ...item("give", "layers", m.templates_from()), ...stored },
    "separator",
    ...readingItems,
  ];
}

export function useCopyLastWeek(edits: WeekEdits<PlannedWeek>) {
  const { traineeId: id, weekStart } = edits.week;
  return useCopyWeekBefore({
    edits,
    told: m.schedule_week_copied,
    load: () => queryClient.fetchQuery(weekQuery({ id, weekStart: addDays(weekStart, -7) })),
  });
}
