import { type ComponentProps, type KeyboardEvent, useState } from "react";
import type { FieldProblem } from "../../../../domain/errors.ts";
import { fieldText } from "../../../lib/format/field-text.ts";

/** The value of a typed text, or its error. */
export type Reading<Value> = { value: Value } | { problem: FieldProblem };

export type InputFrame = {
  label: string;
  readOnly?: boolean;
  grid: boolean;
  /** Width in digits. */
  digits: number;
  /** The unit in the field, beside the number. */
  unit?: string | undefined;
  autoFocus?: boolean;
  onProblem: (text: string | undefined) => void;
  onLeave?: () => void;
};

type TypedInputProps<Value> = InputFrame & {
  shown: string;
  inputMode: ComponentProps<"input">["inputMode"];
  placeholder?: string | undefined;
  /** Whether the unit is right of the number in every language, as a percent sign is. */
  unitAfter?: boolean;
  read: (typed: string) => Reading<Value>;
  /** The text after an arrow key; undefined for no change. */
  step: (typed: string, count: 1 | -1) => string | undefined;
  onChange: (value: Value) => void;
};

/** A text field in a card: Enter or leaving writes the value, Escape restores it. */
export function TypedInput<Value>(props: TypedInputProps<Value>) {
  const { label, shown, readOnly, grid, digits, unit, unitAfter = false } = props;
  const [text, setText] = useState<string>();
  const [invalid, setInvalid] = useState(false);

  const settle = (typed: string | undefined) => {
    if (typed === undefined) return true;
    const reading = props.read(typed);
    const problem = "problem" in reading ? reading.problem : undefined;
    setInvalid(problem !== undefined);
    props.onProblem(problem && fieldText(problem));
    if (!("value" in reading)) return false;
    setText(undefined);
    props.onChange(reading.value);
    return true;
  };
  const forget = () => {
    setText(undefined);
    setInvalid(false);
    props.onProblem(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      event.preventDefault();
      const next = props.step(text ?? shown, event.key === "ArrowUp" ? 1 : -1);
      if (next !== undefined) setText(next);
    } else if (event.key === "Enter") {
      settle(text);
    } else if (event.key === "Escape" && text !== undefined) {
      event.stopPropagation();
      forget();
    }
  };
  return (
    <label
      dir={unitAfter ? "ltr" : undefined}
      className={`inline-flex min-w-0 items-center justify-center gap-x-0.5 rounded-sm border transition-colors has-focus-visible:bg-field has-focus-visible:outline-2 has-focus-visible:outline-accent-ink has-aria-invalid:border-bad ${readOnly ? "" : "hover:border-line-strong"} ${grid ? "min-h-8 border-transparent px-0.5 text-sm" : `min-h-11 w-full px-2 ${readOnly ? "border-transparent" : "border-line"}`}`}
    >
      <input
        type="text"
        inputMode={props.inputMode}
        autoComplete="off"
        dir="ltr"
        aria-label={label}
        aria-invalid={invalid || undefined}
        readOnly={readOnly}
        // biome-ignore lint/a11y/noAutofocus: a press has just opened this field
        autoFocus={props.autoFocus}
        value={text ?? shown}
        placeholder={props.placeholder}
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
