import type { NamedExercise } from "../../domain/contract/copies/past.ts";
import { formatCount } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { Card } from "../ui/card.tsx";
import { NameRows } from "./name-rows.tsx";
import { type Choices, chosenOf, type NewName } from "./names.ts";

type NewNamesCardProps = {
  names: readonly NewName[];
  /** Names of the file that an earlier one had. */
  known: number;
  library: readonly NamedExercise[];
  choices: Choices;
  /** Whether the import has begun; its names are then corrected as known ones. */
  disabled: boolean;
  onChoose: (name: string, exerciseId: string | null) => void;
};

/** The new names of a file with their exercises: suggested, chosen or none. */
export function NewNamesCard(props: NewNamesCardProps) {
  const { names, known, library, choices, disabled, onChoose } = props;
  if (names.length === 0) return null;
  const open = names.filter((each) => chosenOf(each, choices) === null).length;
  const counts = [m.past_names_found({ count: names.length }), m.past_names_open({ count: open })];
  if (known > 0) counts.push(m.past_names_known({ count: known }));
  return (
    <Card title={m.past_names()} padded={false}>
      <div className="grid gap-1 px-5 pb-3">
        <p className="text-muted">{m.past_names_text()}</p>
        <p role="status" className="text-sm">
          {counts.join(" · ")}
        </p>
      </div>
      <NameRows
        label={m.past_names()}
        library={library}
        disabled={disabled}
        onChoose={onChoose}
        rows={names.map((each) => ({
          name: each.name,
          text: m.past_sets_of({
            sets: m.past_sets({ count: each.sets, shown: formatCount(each.sets) }),
            days: m.past_in_days({ count: each.days, shown: formatCount(each.days) }),
          }),
          exerciseId: chosenOf(each, choices),
          isSuggested: each.suggested !== null && !each.isSame && choices[each.name] === undefined,
        }))}
      />
    </Card>
  );
}
