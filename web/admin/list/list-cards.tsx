import type { Listed } from "./list-noun.ts";
import type { RowsProps } from "./list-table.tsx";

/** The rows where a table would be squeezed. */
export function ListCards<T extends Listed>({ noun, rows, page, open, onRowClick }: RowsProps<T>) {
  const { texts, card: Card, cardFrame } = noun;
  return (
    <ul aria-label={texts.title()} className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {rows.map((row) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the link or button inside is what the keyboard uses
        <li
          key={row.id}
          onClick={(event) => onRowClick(event, row.id)}
          className={`grid cursor-pointer grid-cols-1 content-start rounded-lg border border-line bg-raised p-4 shadow-raised transition active:bg-soft has-[[data-row-link]:focus-visible]:[outline:2px_solid_var(--color-accent-ink)] ${cardFrame}`}
        >
          <Card {...{ row, page, open }} />
        </li>
      ))}
    </ul>
  );
}
