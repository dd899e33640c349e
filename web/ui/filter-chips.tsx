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
  /** Whether the chips take several lines, all visible, instead of one that scrolls sideways. */
  wraps?: boolean;
};

/** The chips above a list: everything, or one kind. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, name, all, options, value, onChange, wraps = false } = props;
  return (
    <ChoiceChips
      name={name}
      label={label}
      labelHidden
      {...(!wraps && { oneLine: true, lineRef: watchEdges })}
      options={[{ value: everything, label: all }, ...options]}
      value={[value ?? everything]}
      onChange={([chosen]) => onChange(options.find((each) => each.value === chosen)?.value)}
    />
  );
}

const everything = "all";
