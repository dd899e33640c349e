import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Cell, HeaderCell, Row, Table } from "../../ui/table.tsx";
import type { Listed, ListNoun, StateOf } from "./list-noun.ts";
import { listRegion, tableLook } from "./list-table.tsx";
import { SortedHead } from "./sorted-head.tsx";

const rows = Array.from({ length: 9 }, (_, index) => index);

type ListSkeletonProps<T extends Listed> = {
  noun: ListNoun<T>;
  wide: boolean;
  state: StateOf<T>;
};

/** The placeholder of a list, in its final size and with its real head. */
export function ListSkeleton<T extends Listed>({ noun, wide, state }: ListSkeletonProps<T>) {
  const { list, texts, columns, compact, faces } = noun;
  const [name, ...others] = columns;
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {m.ui_loading()}
      </p>
      {wide ? (
        <Table label={texts.title()} region={listRegion} className={tableLook(compact)}>
          <SortedHead
            columns={columns}
            state={state}
            firstDirection={list.firstDirection}
            actionsLabel={texts.actions()}
            onChange={() => {}}
            lead={noun.selection && <HeaderCell className="w-11">{null}</HeaderCell>}
          />
          <tbody aria-hidden="true">
            {rows.map((row) => (
              <Row key={row}>
                {noun.selection && <Cell className="w-11">{null}</Cell>}
                <Cell className={name?.className}>
                  <NameBar faces={faces} className="size-8" />
                </Cell>
                {others.map(({ label, skeleton, narrow }) => (
                  <Cell key={label()} className={narrow}>
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
        <div
          aria-hidden="true"
          className="grid grid-cols-1 rounded-lg border border-line bg-raised"
        >
          {rows.map((row) => (
            <div
              key={row}
              className="flex min-h-18 items-center border-t border-line px-4 first:border-t-0"
            >
              <NameBar faces={faces} className="size-11">
                <Skeleton className="h-3 w-48 max-w-full" />
              </NameBar>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

type NameBarProps = { faces: true | undefined; className: string; children?: ReactNode };

function NameBar({ faces, className, children }: NameBarProps) {
  return (
    <div className="flex items-center gap-2.5">
      {faces && <Skeleton className={`rounded-full ${className}`} />}
      <div className="grid gap-2">
        <Skeleton className="h-4 w-36" />
        {children}
      </div>
    </div>
  );
}
