import { datedDay, formatCount, formatDay } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { Card } from "../ui/card.tsx";
import { Icon, type IconName } from "../ui/every-icon.tsx";
import { type FoundKind, type FoundKindName, foundKinds } from "./found-kinds.ts";
import { appName } from "./texts.ts";
import type { FoundPast } from "./use-past-file.ts";

const looks: Record<FoundKindName, { icon: IconName; label: () => string }> = {
  sets: { icon: "dumbbell", label: m.past_kind_sets },
  weights: { icon: "weight", label: m.past_kind_weights },
  measurements: { icon: "ruler", label: m.past_kind_measurements },
  steps: { icon: "steps", label: m.past_kind_steps },
  food: { icon: "bowl", label: m.past_kind_food },
};

/** The app of a file, and what was found in it by kind, with its days. */
export function FoundCard({ found: { file, past } }: { found: FoundPast }) {
  const kinds = foundKinds(past);
  return (
    <Card title={m.past_found({ app: appName(past.app) })}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-sm text-muted wrap-anywhere">
          <bdi>{file.name}</bdi>
        </p>
        {kinds.length === 0 && <p>{m.past_found_nothing()}</p>}
        {kinds.length > 0 && (
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-2">
            {kinds.map((each) => (
              <KindTile key={each.kind} {...each} />
            ))}
          </dl>
        )}
      </div>
    </Card>
  );
}

function KindTile({ kind, days, sets, from, to }: FoundKind) {
  const { icon, label } = looks[kind];
  const counted = { count: days, shown: formatCount(days) };
  const first = formatDay(from, datedDay);
  return (
    <div className="rounded-xl border border-line px-4 py-3">
      <dt className="flex items-center gap-2 text-sm text-muted">
        <Icon name={icon} />
        {label()}
      </dt>
      <dd>
        <span className="block font-semibold">
          {kind === "sets"
            ? m.past_sets_of({
                sets: m.past_sets({ count: sets, shown: formatCount(sets) }),
                days: m.past_in_days(counted),
              })
            : m.past_days(counted)}
        </span>
        <span className="block text-sm text-muted">
          {from === to ? first : m.past_range({ from: first, to: formatDay(to, datedDay) })}
        </span>
      </dd>
    </div>
  );
}
