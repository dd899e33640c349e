import type { UndoneImport } from "../../../domain/contract/copies/imports.ts";
import { clockAt } from "../../lib/format/clock.ts";
import { formatCount } from "../../lib/format/format.ts";
import { useNow } from "../../lib/use-now.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";

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

type UndoneBannerProps = { undone: UndoneImport; onAnother: () => void };

/** The result of an undo: deleted rows, remaining rows, and links already sent. */
export function UndoneBanner({ undone, onAnother }: UndoneBannerProps) {
  const { removed, kept, invited } = undone;
  return (
    <Banner
      kind={removed > 0 ? "success" : "info"}
      action={
        <Button variant="ghost" onClick={onAnother}>
          {m.imports_another()}
        </Button>
      }
    >
      <p>
        {removed > 0
          ? m.imports_undone({ removed: formatCount(removed) })
          : m.imports_undone_nothing()}
      </p>
      {kept > 0 && <p>{m.imports_undone_kept({ kept: formatCount(kept) })}</p>}
      {invited > 0 && <p>{m.imports_undone_invited({ invited: formatCount(invited) })}</p>}
    </Banner>
  );
}
