import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

type TableProps = ComponentProps<"table"> & {
  /** The name of the table and of its scrolling region. */
  label: string;
  /** A `max-h-*` class, so that the head stays visible while rows scroll. */
  region?: string;
};

/** Scrolls inside itself, by keyboard too, so that the page never scrolls sideways. */
export function Table({ label, region = "", className = "", children, ...rest }: TableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the keyboard
      tabIndex={0}
      className={`relative overflow-auto overscroll-x-contain rounded-lg border border-line bg-raised ${region}`}
    >
      <table
        aria-label={label}
        className={`w-full border-separate border-spacing-0 text-start ${className}`}
        {...rest}
      >
        {children}
      </table>
    </section>
  );
}

type SortOrder = "ascending" | "descending" | "none";

type HeaderCellProps = {
  children: ReactNode;
  /** Missing for an unsortable column. */
  sort?: SortOrder;
  onSort?: () => void;
  numeric?: boolean;
  className?: string;
};

const sortIcons: Record<SortOrder, IconName> = {
  ascending: "sort-up",
  descending: "sort-down",
  none: "sort",
};

export function HeaderCell({ children, sort, onSort, numeric, className = "" }: HeaderCellProps) {
  const align = numeric ? "text-end" : "text-start";
  return (
    <th
      scope="col"
      aria-sort={sort}
      className={`sticky top-0 z-10 border-b border-line bg-raised p-0 text-sm font-medium whitespace-nowrap text-muted ${align} ${className}`}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={`inline-flex min-h-11 items-center gap-1 px-4 hover:text-ink focus-visible:-outline-offset-2 ${sort && sort !== "none" ? "text-ink" : ""}`}
        >
          {children}
          <Icon name={sortIcons[sort ?? "none"]} className="text-[0.85em]" />
        </button>
      ) : (
        <span className="inline-flex min-h-11 items-center px-4">{children}</span>
      )}
    </th>
  );
}

export function Row({ className = "", ...rest }: ComponentProps<"tr">) {
  return (
    <tr
      className={`group transition-colors focus-visible:-outline-offset-2 [tbody>&]:hover:bg-soft/60 ${className}`}
      {...rest}
    />
  );
}

/** A cell; `head` names its row. */
export function Cell({
  numeric,
  head,
  className = "",
  ...rest
}: ComponentProps<"td"> & { numeric?: boolean; head?: boolean }) {
  const look = `h-12 border-b border-line px-4 py-1.5 group-last:border-b-0 ${numeric ? "text-end whitespace-nowrap" : "text-start"} ${className}`;
  return head ? (
    <th scope="row" className={`font-normal ${look}`} {...rest} />
  ) : (
    <td className={look} {...rest} />
  );
}
