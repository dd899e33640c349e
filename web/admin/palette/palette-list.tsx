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
  /** To what there is of a trainee. */
  onLead: (person: Person) => void;
};

/** The lines, of which the field above points at one. */
export function PaletteList({ id, sections, active, ...acts }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!active) return;
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const order = sections.flatMap(({ entries }) => entries);
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={m.palette_title()}>
      {sections.map(({ label, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={label} role="group" aria-label={label} className="not-first:mt-2">
          <p aria-hidden="true" className="px-3 py-1 text-sm text-muted">
            <bdi>{label}</bdi>
          </p>
          {entries.map((entry) => (
            <Line
              key={entry.key}
              id={`${id}-${order.indexOf(entry)}`}
              entry={entry}
              selected={entry === active}
              {...acts}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type LineProps = Pick<PaletteListProps, "onActive" | "onChoose" | "onLead"> & {
  id: string;
  entry: Entry;
  selected: boolean;
};

function Line({ id, entry, selected, onActive, onChoose, onLead }: LineProps) {
  const { key, kind, icon, label, hint } = entry;
  return (
    <div
      role="presentation"
      onPointerMove={() => !selected && onActive(key)}
      className={`flex items-center rounded-md ${selected ? "bg-accent-soft text-accent-ink" : ""}`}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: the field above has the focus and points here */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the field's */}
      <div
        id={id}
        role="option"
        aria-selected={selected}
        // Its button is for hands; the keyboard has Tab.
        aria-description={kind === "person" ? m.palette_hint_more({ key: "Tab" }) : undefined}
        onClick={() => onChoose(entry)}
        className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-3 px-3 py-1"
      >
        {kind === "person" ? (
          <Avatar name={label} id={key} src={entry.person.photo ?? undefined} size={28} />
        ) : (
          <span className="grid w-7 place-items-center text-lg text-muted">
            <Icon name={icon} />
          </span>
        )}
        <bdi className="clamp-line">{label}</bdi>
        {hint !== undefined && (
          <bdi className="clamp-line ms-auto min-w-0 text-sm text-muted">{hint}</bdi>
        )}
      </div>
      {kind === "person" && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          title={m.palette_of({ name: label })}
          onClick={() => onLead(entry.person)}
          className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
        >
          <Icon name="chevron" />
        </button>
      )}
    </div>
  );
}
