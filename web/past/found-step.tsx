import { useMemo, useState } from "react";
import type { PastOverview } from "../../domain/contract/copies/past.ts";
import { portionsOf } from "../../domain/copies/past/portions.ts";
import { m } from "../paraglide/messages.js";
import { Card } from "../ui/card.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import { FoundCard } from "./found-card.tsx";
import { foundKinds } from "./found-kinds.ts";
import { ImportPanel } from "./import-panel.tsx";
import { Leftovers } from "./leftovers.tsx";
import { type Choices, chosenOf, isSamePerson, newNames } from "./names.ts";
import { NewNamesCard } from "./new-names-card.tsx";
import type { OpenUnit } from "./reading/protocol.ts";
import type { PastSide } from "./side.ts";
import type { FoundPast } from "./use-past-file.ts";
import type { usePastImport } from "./use-past-import.ts";

type FoundStepProps = {
  side: PastSide;
  found: FoundPast;
  overview: PastOverview;
  writing: ReturnType<typeof usePastImport>;
  /** Whether the file is being read again. */
  reading: boolean;
  /** Reads the file again, with another unit of its weights. */
  onUnit: (unit: OpenUnit) => void;
  onAnother: () => void;
};

/** What a file has, the questions about it, and its import. */
export function FoundStep(props: FoundStepProps) {
  const { side, found, overview, writing, reading, onUnit, onAnother } = props;
  const { past } = found;
  // The names as they were before the import made them known.
  const [before] = useState(overview);
  const names = useMemo(() => newNames(past.exercises, before), [past, before]);
  const [choices, setChoices] = useState<Choices>({});
  const [isTheirs, setTheirs] = useState(false);
  const other = past.person !== null && !isSamePerson(past.person, overview.person);
  const begun = writing.run !== undefined;
  const begin = () => {
    const chosen = new Map(names.map((each) => [each.name, chosenOf(each, choices)]));
    void writing.begin(
      found,
      portionsOf(past, (name) => chosen.get(name) ?? null),
    );
  };
  const asksUnit = past.hasOpenUnit && found.openUnit === undefined;
  const blocked =
    other && !isTheirs ? m.past_person_first() : asksUnit ? m.past_unit_first() : undefined;
  const isEmpty = foundKinds(past).length === 0;
  return (
    <>
      <FoundCard found={found} />
      {past.hasOpenUnit && (
        <Card>
          <ChoiceChips
            label={m.past_unit()}
            hint={m.past_unit_hint()}
            name="unit"
            options={[
              { value: "kg", label: m.past_unit_kg(), disabled: begun },
              { value: "lb", label: m.past_unit_lb(), disabled: begun },
            ]}
            value={found.openUnit ? [found.openUnit] : []}
            onChange={([unit]) => onUnit(unit as OpenUnit)}
          />
        </Card>
      )}
      {other && (
        <PersonQuestion
          reader={side.reader}
          name={past.person ?? ""}
          person={overview.person}
          checked={isTheirs}
          disabled={begun}
          onChange={setTheirs}
        />
      )}
      <NewNamesCard
        names={names}
        known={past.exercises.length - names.length}
        library={overview.library}
        choices={choices}
        disabled={begun}
        onChoose={(name, id) => setChoices({ ...choices, [name]: id })}
      />
      <ImportPanel
        writing={writing}
        reading={reading}
        isEmpty={isEmpty}
        blocked={blocked}
        onBegin={begin}
        onAnother={onAnother}
      />
      <Leftovers past={past} />
    </>
  );
}

type PersonQuestionProps = Pick<PastSide, "reader"> & {
  /** The name in the file, and that of the page. */
  name: string;
  person: string;
  checked: boolean;
  disabled: boolean;
  onChange: (isTheirs: boolean) => void;
};

/** Asks about a file in which another person's name is. */
function PersonQuestion(props: PersonQuestionProps) {
  const { reader, name, person, checked, disabled, onChange } = props;
  const own = reader === "trainee";
  return (
    <Card>
      <p>{own ? m.past_person_own({ name }) : m.past_person_of({ name, person })}</p>
      <Checkbox
        name="person"
        label={own ? m.past_person_own_yes() : m.past_person_of_yes({ person })}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Card>
  );
}
