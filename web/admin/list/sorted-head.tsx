import type { ReactNode } from "react";
import type { SortDirection } from "../../../domain/list.ts";
import { HeaderCell } from "../../ui/table.tsx";

export interface Column<Sort extends string> {
  /** Absent where the column cannot sort. */
  sort?: Sort;
  label: () => string;
  numeric?: true;
  /** A class that hides it where the table has no room: `@max-[60rem]:hidden`. */
  narrow?: string;
}

interface Sorting<Sort extends string> {
  sort: Sort;
  direction: SortDirection;
}

type SortedHeadProps<Sort extends string> = {
  columns: readonly Column<Sort>[];
  state: Sorting<Sort>;
  /** The direction that a column starts with. */
  firstDirection: Record<Sort, SortDirection>;
  /** The name of the last column, whose head shows nothing. */
  actionsLabel: string;
  onChange: (sorting: Sorting<Sort>) => void;
  /** What stands before the first column. */
  lead?: ReactNode;
};

const sortOrders = { asc: "ascending", desc: "descending" } as const;

/** Pressing a head sorts by it; pressing it again turns the order around. */
export function SortedHead<Sort extends string>(props: SortedHeadProps<Sort>) {
  const { columns, state, firstDirection, actionsLabel, onChange, lead } = props;
  const turned = state.direction === "asc" ? "desc" : "asc";
  const sortBy = (sort: Sort) =>
    onChange({ sort, direction: sort === state.sort ? turned : firstDirection[sort] });
  return (
    <thead>
      <tr>
        {lead}
        {columns.map(({ sort, label, numeric, narrow }) => (
          <HeaderCell
            key={label()}
            className={narrow}
            numeric={numeric}
            sort={sort && (sort === state.sort ? sortOrders[state.direction] : "none")}
            onSort={sort && (() => sortBy(sort))}
          >
            {label()}
          </HeaderCell>
        ))}
        <HeaderCell>
          <span className="sr-only">{actionsLabel}</span>
        </HeaderCell>
      </tr>
    </thead>
  );
}
