import { m } from "../../paraglide/messages.js";
import { Cell, HeaderCell, Row, Table } from "../../ui/table.tsx";
import type { DayView } from "./day-view.ts";
import { DayName, DayProgress, Share } from "./week-parts.tsx";

type WeekTableProps = {
  days: readonly DayView[];
  /** The tapped day, whose parts are shown. */
  opened: string | undefined;
};

/** The week on a wide screen. */
export function WeekTable({ days, opened }: WeekTableProps) {
  return (
    <div className="hidden @min-[36rem]:block">
      <Table label={m.home_week()}>
        <thead>
          <tr>
            <HeaderCell>{m.home_week_day()}</HeaderCell>
            <HeaderCell>{m.home_week_exercises()}</HeaderCell>
            <HeaderCell>{m.home_week_meals()}</HeaderCell>
            <HeaderCell>{m.trainee_steps()}</HeaderCell>
            <HeaderCell className="w-2/5">{m.home_week_progress()}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <Row
              key={day.date}
              aria-current={day.state === "today" ? "date" : undefined}
              className={day.state === "today" ? "bg-accent-soft/60" : ""}
            >
              <Cell head>
                <DayName day={day} />
              </Cell>
              <Cell>
                <Share share={day.exercises} />
              </Cell>
              <Cell>
                <Share share={day.meals} />
              </Cell>
              <Cell>
                <Share share={day.steps} />
              </Cell>
              <Cell>
                <DayProgress day={day} open={day.date === opened} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
