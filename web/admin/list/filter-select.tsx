import { Select } from "../../ui/select.tsx";

type FilterSelectProps<Value extends string> = {
  label: string;
  /** What it is called when nothing is left out. */
  all: string;
  value: Value | undefined;
  offered: readonly Value[];
  textOf: (value: Value) => string;
  onChange: (value: Value | undefined) => void;
};

const everything = "";

/** Narrows a list to one of some values, or to none of them. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, value, offered, textOf, onChange } = props;
  return (
    <Select
      aria-label={label}
      value={value ?? everything}
      options={[
        { value: everything, label: all },
        ...offered.map((each) => ({ value: each, label: textOf(each) })),
      ]}
      onChange={(chosen) => onChange((chosen as Value) || undefined)}
    />
  );
}
