import type { UndoneImport } from "../../../domain/contract/copies/imports.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";

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
