import type { FollowingPreview } from "../../../../domain/contract/templates/template-jobs.ts";
import { formatCount } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { FactLine } from "../../../ui/fact-line.tsx";

type Counts = Pick<FollowingPreview["people"][number], "added" | "changed" | "removed" | "kept">;

/** The numbers of a person's changed items on one line, without zeros. */
export function ItemCounts({ added, changed, removed, kept }: Counts) {
  const facts = [
    added > 0 && m.templates_line_added({ total: formatCount(added) }),
    changed > 0 && m.templates_line_changed({ total: formatCount(changed) }),
    removed > 0 && (
      <span key="removed" className="text-warn">
        {m.templates_line_removed({ total: formatCount(removed) })}
      </span>
    ),
    kept > 0 && m.templates_line_kept({ total: formatCount(kept) }),
  ];
  if (added + changed + removed === 0) facts.unshift(m.templates_line_nothing());
  return <FactLine facts={facts} className="text-sm text-muted" />;
}
