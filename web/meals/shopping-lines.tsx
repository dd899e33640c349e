import { m } from "../paraglide/messages.js";
import { Card } from "../ui/card.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import type { ShownLine, ShownList } from "./shopping-shown.ts";

interface Ticks {
  isTicked: (line: { id: string; grams: number }) => boolean;
  onTick: (line: { id: string; grams: number }, ticked: boolean) => void;
  /** Called for a food that the kitchen has. */
  onHave: (id: string) => void;
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
        <Card key={id} title={title} className="@container pb-2!">
          <ul className="grid grid-cols-1 divide-y divide-line">
            {lines.map((line) => (
              <li
                key={line.id}
                className="flex items-start @max-[13rem]:flex-wrap @max-[13rem]:justify-end"
              >
                {ticks ? (
                  <>
                    <Checkbox
                      wide
                      className="min-w-0 grow @max-[13rem]:basis-full"
                      name={line.id}
                      checked={ticks.isTicked(line)}
                      onChange={(event) => ticks.onTick(line, event.currentTarget.checked)}
                      label={<Line line={line} ticked={ticks.isTicked(line)} />}
                    />
                    {isFood(line) && (
                      <IconButton
                        label={m.shopping_have_of({ name: line.name })}
                        className="-me-3 text-muted"
                        onClick={() => ticks.onHave(line.id)}
                      >
                        <Icon name="home" />
                      </IconButton>
                    )}
                  </>
                ) : (
                  <div className="grow py-1">
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

/** A whole dish is cooked for its day; no kitchen keeps it. */
export const isFood = ({ id }: ShownLine) => !id.startsWith("dish:");

function Line({ line, ticked }: { line: ShownLine; ticked: boolean }) {
  return (
    <span
      className={`flex flex-wrap items-baseline justify-between gap-x-3 py-1.5 ${ticked ? "text-muted line-through decoration-1" : ""}`}
    >
      <span className="min-w-0 grow basis-20 leading-snug wrap-anywhere">{line.name}</span>{" "}
      <span className="ms-auto flex flex-wrap items-baseline justify-end gap-x-2 text-end">
        {line.detail && <span className="text-sm text-muted">{line.detail}</span>}{" "}
        <span className="font-semibold @[13rem]:whitespace-nowrap">{line.amount}</span>
      </span>
    </span>
  );
}
