import type { MouseEvent } from "react";
import type { Listed } from "./list-noun.ts";
import type { RowsProps } from "./list-table.tsx";
import { RowBox } from "./row-box.tsx";
import { rowId } from "./use-row-keys.ts";

/** The rows on a narrow screen. */
export function ListCards<T extends Listed>(props: RowsProps<T>) {
  const { noun, rows, page, open, onRowClick, selection } = props;
  const { texts, card: Card } = noun;
  const choosing = noun.selection && selection?.choosing ? noun.selection : undefined;
  // During selection, a tap anywhere on a card toggles it.
  const onChoose = (event: MouseEvent, row: T["row"]) => {
    if ((event.target as Element).closest("label")) return;
    event.preventDefault();
    event.stopPropagation();
    selection?.toggle(row);
  };
  return (
    <ul
      aria-label={texts.title()}
      className="grid grid-cols-1 overflow-clip rounded-lg border border-line bg-raised"
    >
      {rows.map((row) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the link or button inside serves the keyboard
        <li
          key={row.id}
          {...rowId(row.id)}
          onClick={(event) => onRowClick(event, row.id)}
          onClickCapture={choosing && ((event) => onChoose(event, row))}
          data-choosing={choosing ? "" : undefined}
          className="@container cursor-pointer data-choosing:[&_[data-row-acts]]:hidden has-checked:bg-accent-soft/60 border-t border-line transition first:border-t-0 active:bg-soft has-[[data-row-link]:focus-visible]:[outline:2px_solid_var(--color-accent-ink)] has-[[data-row-link]:focus-visible]:-outline-offset-2"
        >
          <div className="flex min-h-18 items-center gap-3 ps-4 pe-1.5 py-1.5">
            {choosing && (
              <RowBox
                label={choosing.texts.row(row)}
                checked={selection?.has(row.id) ?? false}
                onToggle={(options) => selection?.toggle(row, options)}
                className="-ms-2 -me-2"
              />
            )}
            <Card row={row} page={page} open={open} />
          </div>
        </li>
      ))}
    </ul>
  );
}
