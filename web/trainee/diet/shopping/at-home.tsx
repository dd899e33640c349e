import type { ShownLine } from "../../../meals/shopping-shown.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/every-icon.tsx";

type AtHomeProps = { lines: readonly ShownLine[]; onBuy: (id: string) => void };

/** The foods of the plan that the kitchen has, each a tap away from the list. */
export function AtHome({ lines, onBuy }: AtHomeProps) {
  if (lines.length === 0) return null;
  return (
    <Card title={m.shopping_home_title({ count: lines.length })}>
      <p className="pb-3 text-sm text-muted">{m.shopping_home_text()}</p>
      <ul className="flex flex-wrap gap-2">
        {lines.map(({ id, name }) => (
          <li key={id}>
            <Button
              variant="secondary"
              aria-label={m.shopping_have_not({ name })}
              onClick={() => onBuy(id)}
            >
              <Icon name="home" className="text-muted" />
              <span className="wrap-anywhere">{name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
