import { checkField } from "../../../../domain/fields.ts";
import { clamp, parseNumber, roundTo } from "../../../../domain/numerals.ts";
import { type InputFrame, type Reading, TypedInput } from "./typed-input.tsx";

type ValueInputProps = InputFrame & {
  value: number | null;
  bounds: { min: number; max: number; step?: number; decimals?: number };
  /** Whether an empty text is allowed. */
  optional?: boolean;
  unitAfter?: boolean;
  onChange: (value: number | null) => void;
};

/** A number field in a card. */
export function ValueInput({
  value,
  bounds,
  optional = false,
  onChange,
  ...frame
}: ValueInputProps) {
  const { min, max, step = 1, decimals = 0 } = bounds;
  const read = (typed: string): Reading<number | null> => {
    const problem = checkField({ kind: "number", min, max, decimals, optional }, typed);
    if (problem) return { problem };
    const number = typed.trim() === "" ? undefined : parseNumber(typed);
    return { value: number === undefined ? null : roundTo(number, decimals) };
  };
  return (
    <TypedInput
      {...frame}
      shown={value === null ? "" : String(value)}
      inputMode={decimals > 0 ? "decimal" : "numeric"}
      placeholder={optional ? "—" : undefined}
      read={read}
      step={(typed, count) => {
        const from = parseNumber(typed) ?? (count > 0 ? min - step : min);
        return String(clamp(roundTo(from + count * step, decimals), min, max));
      }}
      onChange={(next) => next !== value && onChange(next)}
    />
  );
}
