import { ChoiceChips } from "./choice-chips.tsx";
import { watchEdges } from "./watch-edges.ts";

type FilterChipsProps<Value extends string> = {
  /** For readers; the chips say enough to everybody else. */
  label: string;
  name: string;
  /** What the chip says that lets everything through. */
  all: string;
  options: readonly { value: Value; label: string }[];
  /** What it opens at; undefined is everything. */
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

/** Everything, or what is of one kind: the line of chips above a list. */
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
