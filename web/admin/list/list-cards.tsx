import type { Listed } from "./list-noun.ts";
import type { RowsProps } from "./list-table.tsx";

/** The rows where a table would be squeezed. */
export function ListCards<T extends Listed>({ noun, rows, page, open, onRowClick }: RowsProps<T>) {
  const { texts, card: Card } = noun;
  return (
    <ul
      aria-label={texts.title()}
      className="grid grid-cols-1 overflow-clip rounded-lg border border-line bg-raised"
    >
      {rows.map((row) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the link or button inside is what the keyboard uses
        <li
          key={row.id}
          onClick={(event) => onRowClick(event, row.id)}
          className="@container cursor-pointer border-t border-line transition first:border-t-0 active:bg-soft has-[[data-row-link]:focus-visible]:[outline:2px_solid_var(--color-accent-ink)] has-[[data-row-link]:focus-visible]:-outline-offset-2"
        >
          <div className="flex min-h-18 items-center gap-3 ps-4 pe-1.5 py-1.5">
            <Card {...{ row, page, open }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
