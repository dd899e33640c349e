import { Card } from "../ui/card.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import type { ShownList } from "./shopping-shown.ts";

interface Ticks {
  isTicked: (line: { id: string; grams: number }) => boolean;
  onTick: (line: { id: string; grams: number }, ticked: boolean) => void;
}

type ShoppingLinesProps = {
  list: ShownList;
  /** Without them the list is read-only. */
  ticks?: Ticks;
};

/** The foods to buy, one card for each aisle. */
export function ShoppingLines({ list, ticks }: ShoppingLinesProps) {
  return (
    <div className="grid grid-cols-1 gap-3 lg:columns-2 lg:block lg:gap-5 lg:*:mb-4 lg:*:break-inside-avoid">
      {list.map(({ id, title, lines }) => (
        <Card key={id} title={title} className="pb-2!">
          <ul className="grid grid-cols-1 divide-y divide-line">
            {lines.map((line) => (
              <li key={line.id}>
                {ticks ? (
                  <Checkbox
                    wide
                    name={line.id}
                    checked={ticks.isTicked(line)}
                    onChange={(event) => ticks.onTick(line, event.currentTarget.checked)}
                    label={<Line line={line} ticked={ticks.isTicked(line)} />}
                  />
                ) : (
                  <div className="py-1">
                    <Line line={line} ticked={false} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

function Line({ line, ticked }: { line: ShownList[number]["lines"][number]; ticked: boolean }) {
  return (
    <span
      className={`flex flex-wrap items-baseline justify-between gap-x-3 py-1.5 ${ticked ? "text-muted line-through decoration-1" : ""}`}
    >
      <span className="min-w-0 grow wrap-anywhere">{line.name}</span>{" "}
      <span className="ms-auto flex flex-wrap items-baseline justify-end gap-x-2 text-end">
        {line.measure && <span className="text-sm text-muted">{line.measure}</span>}{" "}
        <span className="font-medium whitespace-nowrap">{line.weight}</span>
      </span>
    </span>
  );
}
