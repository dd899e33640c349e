type SliderProps = {
  /** For screen readers. */
  label: string;
  min: number;
  max: number;
  step: number;
  /** Undefined while the typed number is none. */
  value: number | undefined;
  /** The value in words, for screen readers. */
  valueText: string;
  onChange: (value: number) => void;
};

/** The browser's own slider, which screen readers of phones can move. It follows the direction of reading. */
export function Slider({ label, min, max, step, value, valueText, onChange }: SliderProps) {
  const shown = value === undefined ? min : Math.min(max, Math.max(min, value));
  const share = `${((shown - min) / (max - min)) * 100}%`;
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={shown}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      style={{ ["--share" as string]: share }}
      className="slider"
    />
  );
}
