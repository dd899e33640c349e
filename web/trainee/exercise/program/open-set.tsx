import { performedBounds } from "../../../../domain/activity/performed-sets.ts";
import { LoadOf } from "../../../exercises/load.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { TypedSet } from "../drafts.ts";
import { BigNumber } from "./big-number.tsx";
import type { SetRow } from "./use-set-rows.ts";

type OpenSetProps = {
  row: SetRow;
  errors: Record<string, string>;
  onType: (typed: TypedSet) => void;
  onMark: () => void;
};

/** The set that is due: large numbers with their steps, and one tap to log it. */
export function OpenSet({ row, errors, onType, onMark }: OpenSetProps) {
  const { number, typed, before, performed } = row;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onMark();
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
      <div className="grid grid-cols-2 gap-3 @max-[15rem]:grid-cols-1">
        <BigNumber
          label={m.training_weight()}
          name={m.training_weight_of({ number })}
          unit={m.training_kg()}
          placeholder={m.training_body_weight()}
          text={typed.weight}
          bounds={performedBounds.weight}
          error={errors.weight}
          onText={(weight) => onType({ ...typed, weight })}
        />
        <BigNumber
          label={m.training_reps()}
          name={m.training_reps_of({ number })}
          text={typed.reps}
          bounds={performedBounds.reps}
          whole
          error={errors.reps}
          onText={(reps) => onType({ ...typed, reps })}
        />
      </div>
      <Button type="submit" size="lg">
        <Icon name="check" />
        {performed ? m.training_set_update({ number }) : m.training_set_save({ number })}
      </Button>
    </form>
  );
}
