import { formatCount } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import { Ltr } from "../../../ui/bidi.tsx";
import type { Health } from "./queries.ts";

const states: Record<Health["database"], { tone: "good" | "warn" | "bad"; text: () => string }> = {
  up: { tone: "good", text: m.settings_health_up },
  read_only: { tone: "warn", text: m.settings_health_read_only },
  down: { tone: "bad", text: m.settings_health_down },
};

/** How the product is, as it answered a moment ago. */
export function HealthLine({ health: { version, database, took } }: { health: Health }) {
  const { tone, text } = states[database];
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      <Badge tone={tone}>{text()}</Badge>
      <span>
        {m.settings_health_version()} <Ltr className="tabular-nums">{version}</Ltr>
      </span>
      <span className="text-muted">{m.settings_health_took({ count: formatCount(took) })}</span>
    </p>
  );
}
