import { type KeyboardEvent, useState } from "react";
import { checkField } from "../../../domain/fields.ts";
import { clamp, parseNumber, roundTo } from "../../../domain/numerals.ts";
import { fieldText } from "../../lib/field-text.ts";

type ValueInputProps = {
  label: string;
  value: number | null;
  bounds: { min: number; max: number; step?: number; decimals?: number };
  /** An empty text is no value. */
  optional?: boolean;
  readOnly?: boolean;
  grid: boolean;
  /** Room for so many digits. */
  digits: number;
  /** Stands in the field, at its number. */
  unit?: string;
  autoFocus?: boolean;
  onChange: (value: number | null) => void;
  onProblem: (text: string | undefined) => void;
  onLeave?: () => void;
};

/** A number that is edited where it stands: written on leaving or Enter, Escape takes it back. */
export function ValueInput(props: ValueInputProps) {
  const { label, value, bounds, optional = false, readOnly, grid, digits, unit } = props;
  const { min, max, step = 1, decimals = 0 } = bounds;
  const [text, setText] = useState<string>();
  const [invalid, setInvalid] = useState(false);
  const shown = value === null ? "" : String(value);

  const problemOf = (typed: string) =>
    checkField({ kind: "number", min, max, decimals, optional }, typed);
  const settle = (typed: string | undefined) => {
    if (typed === undefined) return true;
    const problem = problemOf(typed);
    setInvalid(problem !== undefined);
    props.onProblem(problem && fieldText(problem));
    if (problem) return false;
    const number = typed.trim() === "" ? undefined : parseNumber(typed);
    const next = number === undefined ? null : roundTo(number, decimals);
    setText(undefined);
    if (next !== value) props.onChange(next);
    return true;
  };
  const forget = () => {
    setText(undefined);
    setInvalid(false);
    props.onProblem(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const count = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (count !== undefined) {
      event.preventDefault();
      const from = parseNumber(text ?? shown) ?? (count > 0 ? min - step : min);
      setText(String(clamp(roundTo(from + count * step, decimals), min, max)));
    } else if (event.key === "Enter") {
      settle(text);
    } else if (event.key === "Escape" && text !== undefined) {
      event.stopPropagation();
      forget();
    }
  };
  return (
    <label
      className={`inline-flex min-w-0 items-center justify-center gap-x-0.5 rounded-sm border transition-colors has-focus-visible:bg-field has-focus-visible:outline-2 has-focus-visible:outline-accent-ink has-aria-invalid:border-bad ${readOnly ? "" : "hover:border-line-strong"} ${grid ? "min-h-8 border-transparent px-0.5 text-sm" : `min-h-11 w-full px-2 ${readOnly ? "border-transparent" : "border-line"}`}`}
    >
      <input
        type="text"
        inputMode={decimals > 0 ? "decimal" : "numeric"}
        autoComplete="off"
        dir="ltr"
        aria-label={label}
        aria-invalid={invalid || undefined}
        readOnly={readOnly}
        // biome-ignore lint/a11y/noAutofocus: only where a press has just asked for this very field
        autoFocus={props.autoFocus}
        value={text ?? shown}
        placeholder={optional ? "—" : undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => settle(text) && props.onLeave?.()}
        onKeyDown={onKeyDown}
        style={
          grid ? { width: `${Math.max((text ?? shown).length, digits - 1) + 0.6}ch` } : undefined
        }
        className={`min-w-0 bg-transparent text-center! font-medium outline-none ${grid ? "" : "grow self-stretch"}`}
      />
      {unit && (
        <span aria-hidden="true" className="shrink-0 text-muted">
          {unit}
        </span>
      )}
    </label>
  );
}
