import { type ReactNode, useState } from "react";
import { formatCount } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "./button.tsx";
import { Card } from "./card.tsx";

type GrowingRowsProps<Row> = {
  title: string;
  text?: ReactNode;
  /** The number beside the title. */
  count: number;
  rows: readonly Row[];
  /** The number of rows before «more» is pressed. */
  atFirst: number;
  /** The subject of a row, and its text. */
  draw: (row: Row) => { key: string | number; of: ReactNode; says: ReactNode };
};

/** Rows under a title, some at a time. */
export function GrowingRows<Row>(props: GrowingRowsProps<Row>) {
  const { title, text, count, rows, atFirst, draw } = props;
  const [shown, setShown] = useState(atFirst);
  if (rows.length === 0) return null;
  return (
    <Card title={`${title} (${formatCount(count)})`} padded={false}>
      {text && <p className="px-5 pb-2 text-sm text-muted">{text}</p>}
      <ul className="divide-y divide-line border-t border-line">
        {rows.slice(0, shown).map((row) => {
          const { key, of, says } = draw(row);
          return (
            <li key={key} className="grid gap-x-4 px-5 py-2.5 sm:grid-cols-[13rem_1fr]">
              <span className="min-w-0 font-medium wrap-anywhere">{of}</span>
              <span className="min-w-0 wrap-anywhere">{says}</span>
            </li>
          );
        })}
      </ul>
      {shown < rows.length && (
        <div className="grid justify-items-center p-2">
          <Button variant="ghost" onClick={() => setShown(shown + 5 * atFirst)}>
            {m.imports_more()}
          </Button>
        </div>
      )}
    </Card>
  );
}
