import { m } from "../../paraglide/messages.js";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import type { Listed, ListNoun, StateOf } from "./list-noun.ts";
import { SortedHead } from "./sorted-head.tsx";

const rows = Array.from({ length: 9 }, (_, index) => index);

type ListSkeletonProps<T extends Listed> = {
  noun: ListNoun<T>;
  wide: boolean;
  state: StateOf<T>;
};

/** A list before it has come, in its final measures and under its own head. */
export function ListSkeleton<T extends Listed>({ noun, wide, state }: ListSkeletonProps<T>) {
  const { list, texts, columns, nameSkeleton, cardSkeleton } = noun;
  const [name, ...others] = columns;
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {m.ui_loading()}
      </p>
      {wide ? (
        <Table label={texts.title()}>
          <SortedHead
            {...{ columns, state }}
            firstDirection={list.firstDirection}
            actionsLabel={texts.actions()}
            onChange={() => {}}
          />
          <tbody aria-hidden="true">
            {rows.map((row) => (
              <Row key={row}>
                <Cell className={name?.className}>{nameSkeleton}</Cell>
                {others.map(({ label, skeleton }) => (
                  <Cell key={label()}>
                    <Skeleton className={`h-4 ${skeleton}`} />
                  </Cell>
                ))}
                <Cell>
                  <Skeleton className="h-4 w-6" />
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      ) : (
        <div aria-hidden="true" className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {rows.map((row) => (
            <div key={row}>{cardSkeleton}</div>
          ))}
        </div>
      )}
    </div>
  );
}

/** A name with a line below it. */
export const nameLines = (
  <div className="grid gap-2 py-1">
    <Skeleton className="h-4 w-40" />
    <Skeleton className="h-3 w-24" />
  </div>
);
