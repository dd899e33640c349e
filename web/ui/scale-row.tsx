type ScaleRowProps = {
  /** At most ten. */
  numbers: readonly number[];
  /** Of the radio group on this page. */
  name: string;
  value: number | null;
  onChange: (value: number) => void;
  /** The name of a number for screen readers. */
  labelOf: (value: number) => string;
  low?: string;
  high?: string;
  invalid?: boolean;
};

/** Numbers as radio buttons with words at both ends, for a `fieldset`; more than five are two rows where it is narrow. */
export function ScaleRow(props: ScaleRowProps) {
  const { numbers, name, value, onChange, labelOf, low, high, invalid = false } = props;
  return (
    <div className="@container grid min-w-0 gap-1.5">
      <div
        className={`grid grid-cols-5 gap-[6px] ${numbers.length > 5 ? "@min-[31rem]:grid-cols-10" : ""}`}
      >
        {numbers.map((each) => (
          <label
            key={each}
            className={`relative grid min-h-12 min-w-[44px] place-items-center rounded-md border bg-field font-semibold transition select-none hover:bg-soft has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink ${invalid ? "border-bad" : "border-line-strong/60"}`}
          >
            <input
              type="radio"
              name={name}
              checked={value === each}
              onChange={() => onChange(each)}
              aria-label={labelOf(each)}
              aria-invalid={invalid ? true : undefined}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {each}
          </label>
        ))}
      </div>
      {(low || high) && (
        <p aria-hidden="true" className="flex justify-between gap-3 text-sm text-muted">
          <span>{low}</span>
          <span className="text-end">{high}</span>
        </p>
      )}
    </div>
  );
}
