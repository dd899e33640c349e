import { Fragment, type ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TraineeResults } from "./trainee-results.tsx";

type Chosen = ReadonlyMap<string, string>;
type ChecklistProps = {
  chosen: Chosen;
  most: number;
  /** Whether to include inactive accounts. */
  everybody?: boolean;
  /** People at the head of the list, each with what is known, until something is searched. */
  first?: {
    title: string;
    others: string;
    people: readonly { id: string; name: string; beside: ReactNode }[];
  };
  onChange: (chosen: Chosen) => void;
};

/** Trainees to tick, with a search on the server; ticks survive another search. */
export function TraineeChecklist(props: ChecklistProps) {
  const { chosen, most, everybody = false, first, onChange } = props;
  const tick = (id: string, name: string, ticked: boolean) => {
    const others = [...chosen].filter(([each]) => each !== id);
    onChange(new Map(ticked ? [...others, [id, name]] : others));
  };
  const besides = new Map(first?.people.map(({ id, beside }) => [id, beside]));
  const row = ({ id, name }: { id: string; name: string }) => (
    <div className="flex items-center justify-between gap-3">
      <Checkbox
        name="trainee"
        value={id}
        label={<bdi className="wrap-anywhere">{name}</bdi>}
        checked={chosen.has(id)}
        disabled={chosen.size >= most && !chosen.has(id)}
        onChange={(event) => tick(id, name, event.currentTarget.checked)}
      />
      {besides.get(id)}
    </div>
  );
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="flex w-full items-center gap-2 pb-2 font-medium">
        <span className="grow">{m.notifications_trainees()}</span>
        <span role="status" className="text-sm text-muted">
          {m.notifications_chosen({ count: chosen.size })}
        </span>
      </legend>
      <TraineeResults
        everybody={everybody}
        first={
          first && {
            ids: new Set(besides.keys()),
            rows: (
              <>
                <p className="pt-2 text-sm text-muted">{first.title}</p>
                <ul>
                  {first.people.map((person) => (
                    <li key={person.id}>{row(person)}</li>
                  ))}
                </ul>
                <p className="border-t border-line pt-2 text-sm text-muted">{first.others}</p>
              </>
            ),
          }
        }
        boxClass="max-h-72 overflow-y-auto rounded-md border border-line px-4 py-1"
      >
        {row}
      </TraineeResults>
      {chosen.size > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <span className="clamp-lines-2 min-w-0 grow basis-48">
            {[...chosen].map(([id, name], place) => (
              <Fragment key={id}>
                {place > 0 && m.ui_comma()}
                <bdi>{name}</bdi>
              </Fragment>
            ))}
          </span>
          <Button variant="ghost" onClick={() => onChange(new Map())}>
            {m.notifications_clear_chosen()}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
