import { weekStart } from "../../../domain/calendar.ts";
import type {
  Application,
  AppliedWeek,
} from "../../../domain/contract/schedules/applied-schedules.ts";
import { datedDay, formatCount, formatDay, shortDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Cell, HeaderCell, Row, Table } from "../../ui/table.tsx";
import { isUnchanged } from "./queries.ts";

/** Each later week with its added, removed and unchanged items. */
export function AppliedWeeks({ application, done }: { application: Application; done: boolean }) {
  const { weeks, today } = application;
  const year = today.slice(0, 4);
  return (
    <>
      {!done && <p className="text-muted">{m.apply_hint()}</p>}
      {weeks.length === 0 ? (
        <p className="rounded-md bg-soft px-4 py-3 text-muted">{m.apply_no_weeks()}</p>
      ) : (
        <>
          {!done && weeks.every(isUnchanged) && (
            <p className="rounded-md bg-soft px-4 py-3">{m.apply_all_unchanged()}</p>
          )}
          <Table label={m.apply_weeks()} region="max-h-[50dvh]">
            <thead>
              <tr>
                <HeaderCell className={narrow}>{m.apply_week()}</HeaderCell>
                <HeaderCell numeric className={narrow}>
                  {m.apply_added()}
                </HeaderCell>
                <HeaderCell numeric className={narrow}>
                  {m.apply_changed()}
                </HeaderCell>
                <HeaderCell numeric className={narrow}>
                  {m.apply_removed()}
                </HeaderCell>
                <HeaderCell numeric className={narrow}>
                  {m.apply_kept()}
                </HeaderCell>
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <Row key={week.weekStart}>
                  <Cell head className="max-md:px-2">
                    <span className="inline-flex flex-wrap items-center gap-x-2">
                      {formatDay(
                        week.weekStart,
                        week.weekStart.startsWith(year) ? shortDay : datedDay,
                      )}
                      <Mark week={week} current={week.weekStart === weekStart(today)} />
                    </span>
                  </Cell>
                  {isUnchanged(week) ? (
                    <Cell colSpan={3} className="text-center text-muted max-md:px-2">
                      {m.apply_unchanged()}
                    </Cell>
                  ) : (
                    <>
                      <Count value={week.added} />
                      <Count value={week.changed} />
                      <Count value={week.removed} tone="text-warn" />
                    </>
                  )}
                  <Count value={week.kept + week.unchanged} />
                </Row>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </>
  );
}

const narrow = "max-md:*:px-2";

function Mark({ week, current }: { week: AppliedWeek; current: boolean }) {
  if (current) return <Badge tone="accent">{m.apply_week_current()}</Badge>;
  return week.exists ? null : <Badge>{m.apply_week_new()}</Badge>;
}

function Count({ value, tone = "" }: { value: number; tone?: string }) {
  return (
    <Cell numeric className={`tabular-nums max-md:px-2 ${value === 0 ? "text-muted" : tone}`}>
      {formatCount(value)}
    </Cell>
  );
}

export function AppliedWeeksSkeleton() {
  return (
    <div className="grid gap-4" aria-busy="true">
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-104 max-h-[50dvh]" />
    </div>
  );
}
