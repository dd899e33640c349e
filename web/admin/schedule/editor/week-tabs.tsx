import type { ReactNode } from "react";
import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import { m } from "../../../paraglide/messages.js";
import type { MenuItem } from "../../../ui/menu.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useBeside } from "../beside/use-beside.ts";
import type { WeekEdits } from "../edits/use-week-edits.ts";
import { EditTools } from "./edit-tools.tsx";
import { WeekPlanner } from "./planner.tsx";

type WeekTabsProps = {
  edits: WeekEdits;
  kind: ScheduleKind;
  /** The day on a narrow screen. */
  day: number;
  onChange: (changes: { tab?: ScheduleKind; day?: number }) => void;
  /** The week's states, after the tabs. */
  marks?: ReactNode;
  /** Rarer actions. */
  menu: readonly MenuItem[];
  /** Further tools. */
  tools?: ReactNode;
  /** Messages under the bar. */
  children?: ReactNode;
};

/** The two tabs of a week in one bar with its tools, and the seven days of the open one. */
export function WeekTabs({ edits, kind, day, onChange, ...parts }: WeekTabsProps) {
  const beside = useBeside(kind, edits.week.editable);
  const tab = (value: ScheduleKind, label: ReactNode) => ({
    value,
    label,
    content: (
      <WeekPlanner
        kind={value}
        edits={edits}
        beside={beside}
        day={day}
        onDay={(day) => onChange({ day })}
      />
    ),
  });
  return (
    <Tabs
      label={m.schedule_tabs()}
      value={kind}
      onValueChange={(tab) => onChange({ tab: tab === "meals" ? "meals" : "exercises" })}
      tabs={[
        tab(
          "exercises",
          <Label short={m.schedule_tab_exercises_short()} whole={m.schedule_tab_exercises()} />,
        ),
        tab("meals", <Label short={m.schedule_tab_meals_short()} whole={m.schedule_tab_meals()} />),
      ]}
      bar={
        <>
          {parts.marks}
          <EditTools edits={edits} beside={beside} menu={parts.menu}>
            {parts.tools}
          </EditTools>
          {parts.children}
        </>
      }
    />
  );
}

/** One word, where the bar has no room for all. */
function Label({ short, whole }: { short: string; whole: string }) {
  return (
    <>
      <span aria-hidden="true" className="min-[110rem]:hidden">
        {short}
      </span>
      <span className="max-[110rem]:sr-only">{whole}</span>
    </>
  );
}
