import { useMemo, useState } from "react";
import type { NamedExercise } from "../../domain/contract/copies/past.ts";
import { findExercises } from "../exercises/find-exercises.ts";
import { nameIn, otherNameIn } from "../lib/format/names.ts";
import { m } from "../paraglide/messages.js";
import { OtherLanguage } from "../ui/bidi.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { result, useResultKeys } from "../ui/use-result-keys.ts";

type ExercisePickerProps = {
  /** The name in the file. */
  name: string;
  library: readonly NamedExercise[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onClose: () => void;
};

/** Rows drawn at once; a search finds the others. */
const most = 60;

/** The library's exercise that a name means, by search; or none. */
export function ExercisePicker({ name, library, chosen, onChoose, onClose }: ExercisePickerProps) {
  const [search, setSearch] = useState("");
  const found = useMemo(() => findExercises(library, search), [library, search]);
  const keys = useResultKeys(true, { takesFirst: true });
  return (
    <Dialog open size="tall" title={m.past_names_choose({ name })} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the elements inside */}
      <div ref={keys.frame} onKeyDown={keys.onKeyDown} className="grid grid-cols-1 gap-3">
        <SearchField
          label={m.schedule_pick_search()}
          value={search}
          onSearch={setSearch}
          pauseMs={0}
          autoFocus
        />
        <ul className="grid grid-cols-1">
          {found.slice(0, most).map((exercise) => (
            <li key={exercise.id}>
              <Option isChosen={exercise.id === chosen} onChoose={() => onChoose(exercise.id)}>
                <bdi>{nameIn(exercise)}</bdi>
                <OtherName exercise={exercise} />
              </Option>
            </li>
          ))}
          {search === "" && (
            <li className="-order-1">
              <Option isChosen={chosen === null} onChoose={() => onChoose(null)}>
                {m.past_names_none()}
              </Option>
            </li>
          )}
        </ul>
        {found.length === 0 && <p className="text-muted">{m.training_search_none()}</p>}
      </div>
    </Dialog>
  );
}

function OtherName({ exercise }: { exercise: NamedExercise }) {
  const other = otherNameIn(exercise);
  if (!other) return null;
  return (
    <span className="block text-sm text-muted">
      <OtherLanguage>{other}</OtherLanguage>
    </span>
  );
}

type OptionProps = { isChosen: boolean; onChoose: () => void; children: React.ReactNode };

function Option({ isChosen, onChoose, children }: OptionProps) {
  return (
    <button
      type="button"
      {...result}
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`flex min-h-12 w-full items-center gap-3 rounded-md px-3 py-1.5 text-start focus-visible:-outline-offset-2 ${isChosen ? "bg-accent-soft" : "hover:bg-soft"}`}
    >
      <span className="min-w-0 grow wrap-anywhere">{children}</span>
      {isChosen && <Icon name="check" className="shrink-0 text-accent-ink" />}
    </button>
  );
}
