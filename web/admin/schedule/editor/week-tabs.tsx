import type { ReactNode } from "react";
import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import type { WeekEdits } from "../edits/use-week-edits.ts";
import { WeekPlanner } from "./planner.tsx";

type WeekTabsProps = {
  edits: WeekEdits;
  kind: ScheduleKind;
  /** The day on a narrow screen. */
  day: number;
  onChange: (changes: { tab?: ScheduleKind; day?: number }) => void;
};

/** The two tabs of a week, each with its seven days. */
export function WeekTabs({ edits, kind, day, onChange }: WeekTabsProps) {
  const tab = (value: ScheduleKind, label: string) => ({
    value,
    label,
    content: (
      <WeekPlanner kind={value} edits={edits} day={day} onDay={(day) => onChange({ day })} />
    ),
  });
  return (
    <Tabs
      className="xl:[&>:first-child]:justify-self-start"
      label={m.schedule_tabs()}
      value={kind}
      onValueChange={(tab) => onChange({ tab: tab === "meals" ? "meals" : "exercises" })}
      tabs={[tab("exercises", m.schedule_tab_exercises()), tab("meals", m.schedule_tab_meals())]}
    />
  );
}

type EditToolsProps = {
  edits: WeekEdits;
  /** Rare actions, in a menu. */
  more: ReactNode;
  children: ReactNode;
};

/** Undo and redo, the state of saving, and the actions on a week. */
export function EditTools({ edits, more, children }: EditToolsProps) {
  const { undo, redo, canUndo, canRedo, saving } = edits;
  return (
    <div className="flex flex-wrap items-center gap-1 xl:col-span-1!">
      <IconButton label={m.schedule_undo()} disabled={!canUndo} onClick={() => undo()}>
        <Icon name="undo" />
      </IconButton>
      <IconButton label={m.schedule_redo()} disabled={!canRedo} onClick={redo}>
        <Icon name="redo" />
      </IconButton>
      <p
        role="status"
        className="grow px-2 text-sm text-muted md:order-last xl:order-first xl:text-end"
      >
        {saving ? m.schedule_saving() : m.schedule_saved()}
      </p>
      {more}
      <div className="flex flex-wrap gap-2 empty:hidden max-md:w-full max-md:*:grow max-md:*:px-2.5 max-md:*:text-sm">
        {children}
      </div>
    </div>
  );
}
