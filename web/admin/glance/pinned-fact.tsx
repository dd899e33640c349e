import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { TraineeGlance } from "../../../domain/contract/attention/glance.ts";
import { kindTexts } from "../../absences/texts.ts";
import { formatDay, fullDay } from "../../lib/format/format.ts";
import { useNow } from "../../lib/use-now.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { healthText } from "./health-text.ts";

/** What must be known before planning: today's absence, or the standing health note. */
export function PinnedFact({ glance: { id, pinned } }: { glance: TraineeGlance }) {
  const now = useNow();
  if (!pinned) return null;
  return (
    <Link
      to={
        pinned.kind === "absence" ? adminPaths.trainee(id) : `${adminPaths.trainee(id)}?tab=notes`
      }
      className="flex min-h-11 items-center gap-3 border-b border-line bg-soft px-5 py-2 hover:bg-segment"
    >
      <Icon
        name={pinned.kind === "absence" ? "clock" : "note"}
        className="shrink-0 text-lg text-warn"
      />
      {pinned.kind === "absence" ? (
        <span className="font-medium">
          {m.glance_absent_until({
            kind: kindTexts[pinned.absence](),
            day: formatDay(pinned.until, fullDay),
          })}
        </span>
      ) : (
        <span className="grid min-w-0 gap-0.5">
          <span className="clamp-lines-2 font-medium wrap-anywhere">
            <bdi>«{pinned.quote}»</bdi>
          </span>
          <span className="text-sm text-muted">
            {healthText(pinned, now)}
            {pinned.more > 0 && ` ${m.glance_more_notes({ count: pinned.more })}`}
          </span>
        </span>
      )}
    </Link>
  );
}
