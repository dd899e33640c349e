import { formatCount } from "../../../../lib/format/format.ts";
import { m } from "../../../../paraglide/messages.js";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { TraineeResults } from "../../../trainees/trainee-results.tsx";

/** Names by the people's ids. */
export type ChosenPeople = ReadonlyMap<string, string>;

type ChosenProps = { chosen: ChosenPeople; onChange: (chosen: ChosenPeople) => void };

/** People to tick, those who have the form first. */
export function Chosen({ chosen, onChange }: ChosenProps) {
  const tick = (id: string, name: string, on: boolean) => {
    const others = [...chosen].filter(([each]) => each !== id);
    onChange(new Map(on ? [...others, [id, name]] : others));
  };
  const box = (id: string, name: string) => (
    <Checkbox
      wide
      name="trainee"
      value={id}
      label={<bdi className="wrap-anywhere">{name}</bdi>}
      checked={chosen.has(id)}
      onChange={(event) => tick(id, name, event.currentTarget.checked)}
    />
  );
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="flex w-full items-baseline justify-between gap-3 pb-2 font-medium">
        {m.check_in_form_chosen()}
        <span role="status" className="text-sm font-normal text-muted">
          {m.check_in_form_people({ count: chosen.size, people: formatCount(chosen.size) })}
        </span>
      </legend>
      <TraineeResults everybody={false} boxClass="rounded-md border border-line px-4 py-1">
        {({ id, name }) => box(id, name)}
      </TraineeResults>
    </fieldset>
  );
}
