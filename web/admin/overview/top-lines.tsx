import type { ReactNode } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Overview } from "../../../domain/contract/attention/overview.ts";
import { formatMoney } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { aheadOf } from "./ends.tsx";

/** The ledger with everybody who owes. */
export const debts = `${adminPaths.memberships}?view=payments&show=open`;

const lineClass =
  "flex min-h-11 grow basis-72 items-center justify-between gap-2 rounded-md text-start text-sm hover:bg-soft";

type TopLinesProps = {
  week: Overview["week"] | undefined;
  today: LocalDate;
  /** Called to go to the card of what ends. */
  onEnds: () => void;
};

/** What is due and what ends, above the queue where their cards do not stand beside it but far below. */
export function TopLines({ week, today, onEnds }: TopLinesProps) {
  return (
    <div className="flex flex-wrap gap-x-6 @4xl:hidden">
      {week ? (
        <>
          <Link to={debts} className={lineClass}>
            <FactLine
              facts={[
                <Strong key="due">
                  {m.overview_due_line({ amount: formatMoney(week.due.now) })}
                </Strong>,
                <span key="people" className="text-muted">
                  {m.overview_due_people({ count: week.due.people })}
                </span>,
              ]}
            />
            <Icon name="chevron" className="shrink-0 text-muted" />
          </Link>
          <button type="button" onClick={onEnds} className={lineClass}>
            <Strong>{m.overview_ends_line({ count: endsIn(week, today) })}</Strong>
            <Icon name="sort-down" className="shrink-0 text-muted" />
          </button>
        </>
      ) : (
        <>
          <Skeleton className="h-11 grow basis-72 rounded-md" />
          <Skeleton className="h-11 grow basis-72 rounded-md" />
        </>
      )}
    </div>
  );
}

const Strong = ({ children }: { children: ReactNode }) => (
  <span className="font-medium">{children}</span>
);

const endsIn = ({ ends }: Overview["week"], today: LocalDate): number =>
  aheadOf(ends, today).reduce((sum, { count }) => sum + count, 0);
