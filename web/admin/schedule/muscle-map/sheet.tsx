import { useState } from "react";
import { countedOf } from "../../../exercises/body-map/counted.ts";
import { LazyMap } from "../../../exercises/body-map/lazy-map.tsx";
import { m } from "../../../paraglide/messages.js";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Select } from "../../../ui/select.tsx";
import { SideSheet } from "../../../ui/side-sheet.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import type { EditedWeek } from "../edits/edited-week.ts";
import { dayName, weekdays } from "../texts.ts";

type MuscleSheetProps = { week: EditedWeek; day: number; onClose: () => void };

/** The muscles of a week, or of one of its days. */
export function MuscleSheet({ week, day: opened, onClose }: MuscleSheetProps) {
  const [day, setDay] = useState(opened);
  const ofDay = week.exercises.filter(({ dayOfWeek }) => dayOfWeek === day);
  return (
    <SideSheet open title={m.muscle_map_title()} onClose={onClose}>
      <Tabs
        className="px-2"
        label={m.muscle_map_which()}
        tabs={[
          {
            value: "week",
            label: m.muscle_map_of_week(),
            content: <Shown week={week} items={week.exercises} span="week" />,
          },
          {
            value: "day",
            label: m.muscle_map_of_day(),
            content: (
              <div className="grid gap-4">
                <Select
                  aria-label={m.muscle_map_of_day()}
                  value={String(day)}
                  onChange={(value) => setDay(Number(value))}
                  options={weekdays.map((each) => ({ value: String(each), label: dayName(each) }))}
                />
                <Shown week={week} items={ofDay} span="day" />
              </div>
            ),
          },
        ]}
      />
    </SideSheet>
  );
}

type ShownProps = {
  week: EditedWeek;
  items: EditedWeek["exercises"];
  span: "day" | "week";
};

function Shown({ week, items, span }: ShownProps) {
  const exercises = countedOf(week, items);
  if (exercises.length > 0) return <LazyMap exercises={exercises} span={span} />;
  return (
    <EmptyState
      icon={<Icon name="body" />}
      title={m.muscle_map_none()}
      text={m.muscle_map_none_text()}
    />
  );
}
