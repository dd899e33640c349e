import type { SortDirection } from "../../../domain/list.ts";
import { Select } from "../../ui/select.tsx";

type SortSelectProps<Sort extends string> = {
  label: string;
  state: { sort: Sort; direction: SortDirection };
  /** The offered orders (`name asc`) with their labels. */
  offered: Partial<Record<`${Sort} ${SortDirection}`, () => string>>;
  /** The label of an order that is not offered. */
  other: string;
  onChange: (order: { sort: Sort; direction: SortDirection }) => void;
};

/** The order of a list of cards, which has no heads. */
export function SortSelect<Sort extends string>(props: SortSelectProps<Sort>) {
  const { label, state, offered, other, onChange } = props;
  const value = `${state.sort} ${state.direction}`;
  const options = (Object.entries(offered) as [string, () => string][]).map(([order, text]) => ({
    value: order,
    label: text(),
  }));
  // An address from a wide screen may contain an order that cards do not offer.
  if (!(value in offered)) options.push({ value, label: other });
  return (
    <Select
      className="max-sm:col-span-2"
      aria-label={label}
      value={value}
      options={options}
      onChange={(chosen) => {
        const [sort, direction] = chosen.split(" ") as [Sort, SortDirection];
        onChange({ sort, direction });
      }}
    />
  );
}
