import type { PlanChoice } from "../../../domain/contract/trainees.ts";
import { type AccountStatus, accountStatuses } from "../../../domain/trainee.ts";
import type { SortDirection, TraineeSort } from "../../../domain/trainees.ts";
import { m } from "../../paraglide/messages.js";
import { planText } from "../../person-form/texts.ts";
import { Select } from "../../ui/select.tsx";
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

/** What the list is narrowed by; where no heads can be pressed, its order too. */
export function Choices({ state, plans, wide, onChange }: ChoicesProps) {
  const choice = (value: string, label: string) => ({ value, label });
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
      {!wide && <SortSelect state={state} onChange={onChange} />}
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

function SortSelect({ state, onChange }: Pick<ChoicesProps, "state" | "onChange">) {
  const value = `${state.sort} ${state.direction}`;
  const options = Object.entries(offeredSorts).map(([sort, text]) => ({
    value: sort,
    label: text(),
  }));
  // An address from a wide screen may hold an order that cards do not offer.
  if (!(value in offeredSorts)) options.push({ value, label: m.trainees_sort_other() });
  return (
    <Select
      className="max-sm:col-span-2"
      aria-label={m.trainees_sort()}
      value={value}
      options={options}
      onChange={(chosen) => {
        const [sort, direction] = chosen.split(" ") as [TraineeSort, SortDirection];
        onChange({ sort, direction });
      }}
    />
  );
}
