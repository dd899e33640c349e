import { ChoiceChips } from "./choice-chips.tsx";
import { watchEdges } from "./watch-edges.ts";

type FilterChipsProps<Value extends string> = {
  /** For screen readers; the chips suffice for others. */
  label: string;
  name: string;
  /** The text of the chip for everything. */
  all: string;
  options: readonly { value: Value; label: string }[];
  /** The initial choice; undefined is everything. */
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

/** The line of chips above a list: everything, or one kind. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, name, all, options, value, onChange } = props;
  return (
    <ChoiceChips
      name={name}
      label={label}
      labelHidden
      oneLine
      lineRef={watchEdges}
      options={[{ value: everything, label: all }, ...options]}
      value={[value ?? everything]}
      onChange={([chosen]) => onChange(options.find((each) => each.value === chosen)?.value)}
    />
  );
}

const everything = "all";
