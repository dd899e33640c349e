import type { UndonePast } from "../../domain/contract/copies/past.ts";
import { formatCount } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";

/** The result of an undo: removed values, and those that stay. */
export function UndoneText({ undone: { removed, kept } }: { undone: UndonePast }) {
  return (
    <>
      <p>
        {removed > 0
          ? m.imports_undone({ removed: formatCount(removed) })
          : m.imports_undone_nothing()}
      </p>
      {kept > 0 && <p>{m.imports_undone_kept({ kept: formatCount(kept) })}</p>}
    </>
  );
}
