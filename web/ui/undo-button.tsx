import { clockAt } from "../lib/format/clock.ts";
import { useNow } from "../lib/use-now.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "./button.tsx";
import { Icon } from "./every-icon.tsx";

type UndoButtonProps = { until: number | null; pending: boolean; onUndo: () => void };

/** Offers undo as long as it is possible. */
export function UndoButton({ until, pending, onUndo }: UndoButtonProps) {
  const now = useNow();
  if (until === null || now > until) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="secondary" pending={pending} onClick={onUndo}>
        <Icon name="undo" />
        {m.imports_undo()}
      </Button>
      <p className="text-sm text-muted">{m.imports_undo_hint({ time: clockAt(until) })}</p>
    </div>
  );
}
