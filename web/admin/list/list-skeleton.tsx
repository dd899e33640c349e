import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";

type ListSkeletonProps = {
  label: string;
  wide: boolean;
  /** The table's own head. */
  head: ReactNode;
  /** The first cell of a row, and the widths of what stands in the others. */
  first: ReactNode;
  widths: readonly string[];
  card: ReactNode;
};

const rows = Array.from({ length: 9 }, (_, index) => index);

/** A list before it has come, in its final measures. */
export function ListSkeleton({ label, wide, head, first, widths, card }: ListSkeletonProps) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {m.ui_loading()}
      </p>
      {wide ? (
        <Table label={label}>
          {head}
          <tbody aria-hidden="true">
            {rows.map((row) => (
              <Row key={row}>
                {first}
                {widths.map((width) => (
                  <Cell key={width}>
                    <Skeleton className={`h-4 ${width}`} />
                  </Cell>
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      ) : (
        <div aria-hidden="true" className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {rows.map((row) => (
            <div key={row}>{card}</div>
          ))}
        </div>
      )}
    </div>
  );
}

/** The first cell of a thing with a name and a line below it. */
export function NameCell() {
  return (
    <Cell className="min-w-56">
      <div className="grid gap-2 py-1">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-3 w-24" />
      </div>
    </Cell>
  );
}
