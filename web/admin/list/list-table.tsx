import { Cell, HeaderCell, Row, Table } from "../../ui/table.tsx";
import type { Listed, ListNoun, OpenRow, StateOf } from "./list-noun.ts";
import { RowBox } from "./row-box.tsx";
import { SortedHead } from "./sorted-head.tsx";
import { rowId, type useRowKeys } from "./use-row-keys.ts";
import type { Selection } from "./use-selection.ts";

export type RowsProps<T extends Listed> = {
  noun: ListNoun<T>;
  rows: readonly T["row"][];
  page: T["page"];
  open: OpenRow<T>;
  onRowClick: ReturnType<typeof useRowKeys>["onRowClick"];
  selection: Selection<T["row"]> | undefined;
};

type ListTableProps<T extends Listed> = RowsProps<T> & {
  state: StateOf<T>;
  onChange: (changes: Partial<StateOf<T>>) => void;
};

const lines = "[&_tbody_:is(td,th)]:h-11 [&_tbody_:is(td,th)]:py-0";
const compactTable = "text-sm [&_:is(td,tbody_th)]:px-2.5 [&_thead_:is(button,span)]:px-2.5";

/** Columns hide by the width of the table, which `narrow` measures. */
export const listRegion = "@container";

/** The classes of a table with one-line rows; many columns have less space between them. */
export const tableLook = (compact?: true) => `${lines} ${compact ? compactTable : ""}`;

/** Boxes need no padding. */
const boxCell = "w-11 px-0! [&>span]:px-0!";

/** The menus stay in view when the table scrolls sideways. */
const menuInSight =
  "sticky end-0 bg-raised group-hover:bg-[color-mix(in_oklab,var(--color-soft)_60%,var(--color-raised))] group-data-marked:bg-[color-mix(in_oklab,var(--color-accent-soft)_60%,var(--color-raised))] has-[[data-state=open]]:z-20";

export function ListTable<T extends Listed>(props: ListTableProps<T>) {
  const { noun, rows, page, open, onRowClick, state, onChange, selection } = props;
  const { list, texts, columns, menu: Menu, menuCell, compact } = noun;
  return (
    <Table
      label={texts.title()}
      region={`${listRegion} max-h-[max(24rem,calc(100dvh-17.5rem))]`}
      className={tableLook(compact)}
    >
      <SortedHead
        columns={columns}
        state={state}
        firstDirection={list.firstDirection}
        actionsLabel={texts.actions()}
        onChange={(order) => onChange(order as Partial<typeof state>)}
        lead={
          selection &&
          noun.selection && (
            <HeaderCell className={boxCell}>
              <RowBox
                label={noun.selection.texts.page()}
                checked={selection.page === "all"}
                some={selection.page === "some"}
                onToggle={selection.togglePage}
              />
            </HeaderCell>
          )
        }
      />
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.id}
            {...rowId(row.id)}
            data-marked={selection?.has(row.id) ? "" : undefined}
            onClick={(event) => onRowClick(event, row.id)}
            className="cursor-pointer data-marked:bg-accent-soft/60 has-[[data-row-link]:focus-visible]:bg-accent-soft has-[[data-row-link]:focus-visible]:[outline:2px_solid_var(--color-accent-ink)] has-[[data-row-link]:focus-visible]:[outline-offset:-2px]"
          >
            {selection && noun.selection && (
              <Cell className={boxCell}>
                <RowBox
                  label={noun.selection.texts.row(row)}
                  checked={selection.has(row.id)}
                  onToggle={(options) => selection.toggle(row, options)}
                />
              </Cell>
            )}
            {columns.map(
              ({ label, numeric, className = "", narrow = "", cell: Content }, index) => (
                <Cell
                  key={label()}
                  head={index === 0}
                  numeric={numeric}
                  className={`${className} ${narrow}`}
                >
                  <Content row={row} page={page} open={open} />
                </Cell>
              ),
            )}
            <Cell className={`${menuInSight} ${menuCell}`}>
              <Menu row={row} page={page} open={open} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
