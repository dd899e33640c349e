import { Select } from "../../ui/select.tsx";

type FilterSelectProps<Value extends string> = {
  label: string;
  /** The label without a filter. */
  all: string;
  value: Value | undefined;
  offered: readonly Value[];
  textOf: (value: Value) => string;
  onChange: (value: Value | undefined) => void;
};

const everything = "";

/** A filter with a few values. */
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
