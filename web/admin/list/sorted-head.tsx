import type { ReactNode } from "react";
import type { SortDirection } from "../../../domain/list.ts";
import { HeaderCell } from "../../ui/table.tsx";

export interface Column<Sort extends string> {
  /** Absent if the column cannot sort. */
  sort?: Sort;
  label: () => string;
  numeric?: true;
  /** A class that hides it in a narrow table: `@max-[60rem]:hidden`. */
  narrow?: string;
}

interface Sorting<Sort extends string> {
  sort: Sort;
  direction: SortDirection;
}

type SortedHeadProps<Sort extends string> = {
  columns: readonly Column<Sort>[];
  state: Sorting<Sort>;
  /** The initial direction of each column. */
  firstDirection: Record<Sort, SortDirection>;
  /** The name of the last column, whose head is empty. */
  actionsLabel: string;
  onChange: (sorting: Sorting<Sort>) => void;
  /** Content before the first column. */
  lead?: ReactNode;
};

const sortOrders = { asc: "ascending", desc: "descending" } as const;

/** A press on a head sorts by it; another press reverses the order. */
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
