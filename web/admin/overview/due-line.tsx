import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { Overview } from "../../../domain/contract/attention/overview.ts";
import { formatMoney } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The ledger with everybody who owes. */
export const debts = `${adminPaths.memberships}?view=payments&show=open`;

/** What is due, in one line above the queue where its card does not stand beside it but far below. */
export function DueLine({ due }: { due: Overview["week"]["due"] | undefined }) {
  if (!due) return <Skeleton className="h-11 rounded-md @4xl:hidden" />;
  return (
    <Link
      to={debts}
      className="flex min-h-11 items-center justify-between gap-2 rounded-md text-sm hover:bg-soft @4xl:hidden"
    >
      <FactLine
        facts={[
          <span key="due" className="font-medium">
            {m.overview_due_line({ amount: formatMoney(due.now) })}
          </span>,
          <span key="people" className="text-muted">
            {m.overview_due_people({ count: due.people })}
          </span>,
        ]}
      />
      <Icon name="chevron" className="shrink-0 text-muted" />
    </Link>
  );
}
