import type { PlanChoice } from "../../../domain/contract/trainees.ts";
import { type AccountStatus, accountStatuses } from "../../../domain/trainee.ts";
import { m } from "../../paraglide/messages.js";
import { planText } from "../../person-form/texts.ts";
import { Select } from "../../ui/select.tsx";
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

const all = "";
const choice = (value: string, label: string) => ({ value, label });

/** What the list is narrowed by; where no heads can be pressed, its order too. */
export function Choices({ state, plans, wide, onChange }: ChoicesProps) {
  return (
    <>
      <Select
        aria-label={m.trainees_filter_plan()}
        value={state.plan ?? all}
        options={[
          choice(all, m.trainees_all_plans()),
          ...plans.map(({ id, name }) => choice(id, planText(name))),
        ]}
        onChange={(value) => onChange({ plan: value || undefined })}
      />
      <Select
        aria-label={m.trainees_filter_status()}
        value={state.status ?? all}
        options={[
          choice(all, m.trainees_all_statuses()),
          ...accountStatuses.map((status) => choice(status, statusTexts[status]())),
        ]}
        onChange={(value) => onChange({ status: (value as AccountStatus) || undefined })}
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
