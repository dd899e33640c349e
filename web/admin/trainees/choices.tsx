import type { PlanChoice } from "../../../domain/contract/trainees/trainees.ts";
import { accountStatuses } from "../../../domain/trainees/trainee.ts";
import { m } from "../../paraglide/messages.js";
import { planText } from "../../person-form/texts.ts";
import { FilterSelect } from "../list/filter-select.tsx";
import { SortSelect } from "../list/sort-select.tsx";
import type { ListState } from "./list-state.ts";
import { statusTexts } from "./texts.ts";

type ChoicesProps = {
  state: ListState;
  plans: readonly PlanChoice[];
  /** A table has heads to sort by, cards have not. */
  wide: boolean;
  onChange: (changes: Partial<ListState>) => void;
};

/** What the list is narrowed by; where no heads can be pressed, its order too. */
export function Choices({ state, plans, wide, onChange }: ChoicesProps) {
  return (
    <>
      <FilterSelect
        label={m.trainees_filter_plan()}
        all={m.trainees_all_plans()}
        value={state.plan}
        offered={plans.map(({ id }) => id)}
        textOf={(plan) => planText(plans.find(({ id }) => id === plan)?.name ?? plan)}
        onChange={(plan) => onChange({ plan })}
      />
      <FilterSelect
        label={m.trainees_filter_status()}
        all={m.trainees_all_statuses()}
        value={state.status}
        offered={accountStatuses}
        textOf={(status) => statusTexts[status]()}
        onChange={(status) => onChange({ status })}
      />
      {!wide && (
        <SortSelect
          label={m.trainees_sort()}
          state={state}
          offered={offeredSorts}
          other={m.trainees_sort_other()}
          onChange={onChange}
        />
      )}
    </>
  );
}

const offeredSorts = {
  "joined desc": m.trainees_sort_joined_desc,
  "joined asc": m.trainees_sort_joined_asc,
  "name asc": m.trainees_sort_name_asc,
  "name desc": m.trainees_sort_name_desc,
  "weight desc": m.trainees_sort_weight_desc,
  "weight asc": m.trainees_sort_weight_asc,
  "steps desc": m.trainees_sort_steps_desc,
  "steps asc": m.trainees_sort_steps_asc,
};
