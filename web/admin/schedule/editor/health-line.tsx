import { Link } from "react-router";
import { adminPaths } from "../../../../domain/admin-paths.ts";
import type { HealthNote } from "../../../../domain/attention/health-note.ts";
import { useNow } from "../../../lib/use-now.ts";
import { Icon } from "../../../ui/every-icon.tsx";
import { healthText } from "../../glance/health-text.ts";

type HealthLineProps = { traineeId: string; note: HealthNote };

/** The health note that exercises must heed, on one line above the days; it leads to the notes. */
export function HealthLine({ traineeId, note }: HealthLineProps) {
  const now = useNow();
  return (
    <Link
      to={`${adminPaths.trainee(traineeId)}?tab=notes`}
      data-health=""
      className="touch flex min-h-9 w-full items-center gap-2 rounded-md bg-soft px-3 text-sm hover:bg-segment"
    >
      <Icon name="note" className="shrink-0 text-base text-warn" />
      <span className="block min-w-0 clamp-line font-medium wrap-anywhere">
        <bdi>«{note.quote}»</bdi>
      </span>
      <span className="shrink-0 text-muted max-md:sr-only">{healthText(note, now)}</span>
    </Link>
  );
}
