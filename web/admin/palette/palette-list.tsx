import { useEffect, useRef } from "react";
import { m } from "../../paraglide/messages.js";
import { Avatar } from "../../ui/avatar.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import type { Entry, Section } from "./entries.ts";
import type { Person } from "./person-acts.ts";

type PaletteListProps = {
  id: string;
  sections: readonly Section[];
  active: Entry | undefined;
  onActive: (key: string) => void;
  onChoose: (entry: Entry) => void;
  /** Opens the commands of a trainee. */
  onLead: (person: Person) => void;
};

/** The lines; the field above points at one of them. */
export function PaletteList({ id, sections, active, ...acts }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!active) return;
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const order = sections.flatMap(({ entries }) => entries);
  // Each section's title has a row, too.
  const rows = sections.flatMap<Entry | readonly Entry[]>(({ entries }) => [entries, ...entries]);
  const rowOf = (each: Entry | readonly Entry[]) => rows.indexOf(each) + 1;
  return (
    // A list of options must not contain buttons. They lie over its rows, where a screen reader on a phone finds them.
    <div className="grid grid-cols-[minmax(0,1fr)_auto]">
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={m.palette_title()}
        className="contents"
      >
        {sections.map(({ label, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
          <div key={label} role="group" aria-label={label} className="contents">
            <p
              aria-hidden="true"
              style={{ gridRow: rowOf(entries) }}
              className={`col-span-full px-3 py-1 text-sm text-muted ${rowOf(entries) > 1 ? "mt-2" : ""}`}
            >
              <bdi>{label}</bdi>
            </p>
            {entries.map((entry) => (
              <Line
                key={entry.key}
                id={`${id}-${order.indexOf(entry)}`}
                entry={entry}
                row={rowOf(entry)}
                selected={entry === active}
                {...acts}
              />
            ))}
          </div>
        ))}
      </div>
      {order.map(
        (entry) =>
          entry.kind === "person" && (
            <LeadButton key={entry.key} entry={entry} row={rowOf(entry)} {...acts} />
          ),
      )}
    </div>
  );
}

type PersonEntry = Extract<Entry, { kind: "person" }>;

type LineProps = Pick<PaletteListProps, "onActive" | "onChoose"> & {
  id: string;
  entry: Entry;
  /** Row in the grid. */
  row: number;
  selected: boolean;
};

function Line({ id, entry, row, selected, onActive, onChoose }: LineProps) {
  const { key, kind, icon, label, hint } = entry;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field above has the focus and points here
    // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the field's
    <div
      id={id}
      role="option"
      aria-selected={selected}
      // The button is for touch; the keyboard has Tab.
      aria-description={kind === "person" ? m.palette_hint_more({ key: "Tab" }) : undefined}
      onClick={() => onChoose(entry)}
      onPointerMove={() => !selected && onActive(key)}
      style={{ gridRow: row }}
      className={`col-span-full flex min-h-11 min-w-0 cursor-pointer items-center gap-3 rounded-md ps-3 py-1 ${kind === "person" ? "pe-14" : "pe-3"} ${selected ? "bg-accent-soft text-accent-ink" : ""}`}
    >
      {kind === "person" ? (
        <Avatar name={label} id={key} src={entry.person.photo ?? undefined} size={28} />
      ) : (
        <span className="grid w-7 place-items-center text-lg text-muted">
          <Icon name={icon} />
        </span>
      )}
      <bdi className="clamp-line block">{label}</bdi>
      {hint !== undefined && (
        <bdi className="clamp-line block ms-auto min-w-0 text-sm text-muted">{hint}</bdi>
      )}
    </div>
  );
}

type LeadButtonProps = Pick<PaletteListProps, "onActive" | "onLead"> & {
  entry: PersonEntry;
  row: number;
};

/** The button that opens the commands of a trainee, over the end of their row. */
function LeadButton({ entry: { key, label, person }, row, onActive, onLead }: LeadButtonProps) {
  const name = m.palette_of({ name: label });
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      title={name}
      onClick={() => onLead(person)}
      onPointerMove={() => onActive(key)}
      style={{ gridRow: row }}
      className="col-start-2 grid size-11 place-items-center self-center rounded-md text-muted hover:text-ink"
    >
      <Icon name="chevron" />
    </button>
  );
}
