import type { Equipment } from "../../../../domain/libraries/movement/kinds.ts";
import { LoadOf } from "../../../exercises/load.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { TypedSet } from "../typed-set.ts";
import { AmountInput } from "./amount-input.tsx";
import { HoldClock, StartHold } from "./hold-clock.tsx";
import { PlatesLine } from "./plates.tsx";
import type { SetRow } from "./use-set-rows.ts";
import { WeightInput } from "./weight-input.tsx";

type OpenSetProps = {
  itemId: string;
  row: SetRow;
  /** Whether the exercise has a weight. */
  loaded: boolean;
  /** What its movement is done with, if known. */
  equipment: Equipment | undefined;
  errors: Record<string, string>;
  onType: (typed: TypedSet) => void;
  /** @param at the time of the tap, ms; none for a countdown that ended */
  onMark: (typed: TypedSet, at?: number) => void;
};

/** The due set: large numbers with steps. A tap logs it or starts its time. */
export function OpenSet(props: OpenSetProps) {
  const { itemId, row, loaded, equipment, errors, onType, onMark } = props;
  const { number, field, typed, before, performed } = row;
  const timed = field === "seconds" || field === "minutes";
  const save = performed ? m.training_set_update({ number }) : m.training_set_save({ number });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onMark(typed, event.timeStamp);
      }}
      className="grid scroll-mb-36 grid-cols-1 gap-3 rounded-lg border border-accent-ink/40 bg-field p-3"
    >
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-medium">{m.training_set({ number })}</span>
        {before && (
          <span className="text-sm text-muted">
            {m.training_last_time()} <LoadOf {...before} />
          </span>
        )}
      </p>
      <HoldClock itemId={itemId} row={row} onType={onType} onMark={onMark}>
        <div
          className={`grid gap-3 @max-[15rem]:grid-cols-1 ${loaded ? "grid-cols-2" : "grid-cols-1"}`}
        >
          {loaded && (
            <WeightInput
              number={number}
              typed={typed}
              equipment={equipment}
              error={errors.weight}
              onText={(weight) => onType({ ...typed, weight })}
            />
          )}
          <AmountInput
            number={number}
            field={field}
            typed={typed}
            error={errors[field]}
            onText={(text) => onType({ ...typed, [field]: text })}
          />
        </div>
        {equipment === "barbell" && <PlatesLine weight={typed.weight} />}
        {timed && !performed ? (
          <StartHold itemId={itemId} row={row} save={save} />
        ) : (
          <Button type="submit" size="lg">
            <Icon name="check" />
            {save}
          </Button>
        )}
      </HoldClock>
    </form>
  );
}
