import { addDays } from "../../../../domain/calendar.ts";
import type { PlannedWeek } from "../../../../domain/contract/planning/weeks.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon, type IconName } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import type { WeekEdits } from "../edits/use-week-edits.ts";
import { MuscleMapTool } from "../muscle-map/tool.tsx";
import { weekQuery } from "../queries.ts";
import type { useScheduleAddress } from "../use-schedule-address.ts";
import { CopyWeekBefore } from "./copy-week-before.tsx";
import { EditTools } from "./week-tabs.tsx";

/** Actions with a dialog of their own. */
export type WeekDialog = "apply" | "copy-from" | "give" | "save" | "print" | "shopping";

type ToolsProps = {
  edits: WeekEdits<PlannedWeek>;
  address: Pick<ReturnType<typeof useScheduleAddress>, "kind" | "day">;
  onOpen: (dialog: WeekDialog) => void;
};

/** The actions on a week; a past week can be saved as a template and printed. */
export function WeekTools({ edits, address: { kind, day }, onOpen }: ToolsProps) {
  const { saving, week } = edits;
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
    ...(week.meals.length > 0 ? [item("shopping", "basket", m.shopping_title())] : []),
  ];
  const editingItems = [
    item("copy-from", "users", m.schedule_copy_from()),
    { ...item("give", "layers", m.templates_from()), ...stored },
  ];
  const more = (
    <>
      {kind === "exercises" && <MuscleMapTool week={week} day={day} />}
      <Menu
        trigger={
          <IconButton label={m.schedule_more_tools()}>
            <Icon name="dots" />
          </IconButton>
        }
        items={week.editable ? [...editingItems, "separator", ...readingItems] : readingItems}
      />
    </>
  );
  if (!week.editable) return <div className="flex justify-end xl:col-span-1!">{more}</div>;
  return (
    <EditTools edits={edits} more={more}>
      <CopyLastWeek edits={edits} />
      <Button variant="secondary" disabled={saving} onClick={() => onOpen("apply")}>
        <Icon name="refresh" />
        {m.schedule_apply()}
      </Button>
    </EditTools>
  );
}

export function CopyLastWeek({ edits }: Pick<ToolsProps, "edits">) {
  const { traineeId: id, weekStart } = edits.week;
  return (
    <CopyWeekBefore
      edits={edits}
      told={m.schedule_week_copied}
      load={() => queryClient.fetchQuery(weekQuery({ id, weekStart: addDays(weekStart, -7) }))}
    >
      {m.schedule_copy_week()}
    </CopyWeekBefore>
  );
}
