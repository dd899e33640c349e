import type { GivenPerson } from "../../../../domain/contract/templates/template-jobs.ts";
import { datedDay, formatCount, formatDay } from "../../../lib/format/format.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ItemCounts } from "../jobs/item-counts.tsx";
import { kindTexts } from "../texts.ts";

type PersonLineProps = {
  person: GivenPerson;
  /** Whether grams follow the target. */
  scaled: boolean;
  ticked: boolean;
  onTick: (on: boolean) => void;
};

/** The effect on one person: added and removed items, the target, and a link that would end. */
export function PersonLine({ person, scaled, ticked, onTick }: PersonLineProps) {
  const { name, target, running } = person;
  return (
    <li className={`px-3 py-2 transition-opacity ${ticked ? "" : "opacity-60"}`}>
      <Checkbox
        wide
        name="person"
        value={person.id}
        checked={ticked}
        onChange={(event) => onTick(event.currentTarget.checked)}
        label={
          <span className="grid gap-0.5">
            <bdi className="wrap-anywhere">{name}</bdi>
            <ItemCounts {...person} />
            {scaled && target !== null && (
              <span className="text-sm text-muted">
                {m.templates_target({ kcal: formatCount(target) })}
              </span>
            )}
            {scaled && target === null && (
              <span className="text-sm text-warn">{m.templates_no_target()}</span>
            )}
            {running.map((each) => (
              <span key={each.kind} className="text-sm text-warn">
                {endsText(each)}
              </span>
            ))}
          </span>
        }
      />
    </li>
  );
}

function endsText(running: GivenPerson["running"][number]): string {
  const { kind, template, englishName, weekStart } = running;
  const of = kindTexts[kind]();
  if (template !== null) {
    return m.templates_ends_template({ name: nameIn({ name: template, englishName }), of });
  }
  if (weekStart === null) return m.templates_ends_applied({ of });
  return m.templates_ends_week({ day: formatDay(weekStart, datedDay), of });
}
