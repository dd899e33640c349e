import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { clamp, parseNumber, roundTo } from "../../domain/numerals.ts";
import { m } from "../paraglide/messages.js";
import { boxedInputClass, controlBoxClass, type FieldFrame, focusFirst } from "./control.ts";
import { Field } from "./field-frame.tsx";
import { Glyph, outlines } from "./glyph.tsx";
import { typeInto } from "./type-into.ts";

type NumberFieldProps = FieldFrame & {
  unit?: string;
  min?: number;
  max?: number;
  step?: number;
  /** Decimals of stepping and of the first value. */
  decimals?: number;
  /** A text is shown as typed. */
  defaultValue?: number | string | null;
  value?: number | null;
  /** Called with undefined for an invalid number, and with the typed text. Never clamped: the form's reader checks bounds. */
  onValueChange?: (value: number | undefined, text: string) => void;
  stepper?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  className?: string;
};

/** Accepts `78.5`, `78,5` and `٧٨٫٥`; the form has the typed text, for `parseNumber`. */
export function NumberField(props: NumberFieldProps) {
  const { label, name, hint, error, required, className, unit, stepper = false } = props;
  const { input, text, type, stepBy, onKeyDown, isAt } = useNumberText(props);

  const stepButton = (direction: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      disabled={props.disabled || isAt(direction)}
      aria-label={direction > 0 ? m.ui_increase({ label }) : m.ui_decrease({ label })}
      onClick={() => stepBy(direction)}
      className="grid size-12 shrink-0 place-items-center rounded-md border border-line-strong bg-field text-lg transition hover:bg-soft active:scale-95 disabled:opacity-40"
    >
      <Glyph d={direction > 0 ? outlines.plus : outlines.minus} />
    </button>
  );

  return (
    <Field
      label={label}
      name={name}
      hint={hint}
      error={error}
      required={required}
      className={className}
    >
      {(control) => (
        <div className="flex gap-2">
          {stepper && stepButton(-1)}
          <div className={`${controlBoxClass} min-w-0 grow`}>
            <input
              {...control}
              ref={input}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              value={text}
              placeholder={props.placeholder}
              disabled={props.disabled}
              // biome-ignore lint/a11y/noAutofocus: only in a dialog for this number
              autoFocus={props.autoFocus}
              {...(props.autoFocus ? focusFirst : {})}
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={onKeyDown}
              className={`${boxedInputClass} ${stepper ? "text-center! text-lg font-medium" : ""}`}
            />
            {unit && (
              <span className="pointer-events-none shrink-0 pe-3.5 text-sm text-muted">{unit}</span>
            )}
          </div>
          {stepper && stepButton(1)}
        </div>
      )}
    </Field>
  );
}

function useNumberText(props: NumberFieldProps) {
  const { min, max, step = 1, decimals = decimalsOf(step), onValueChange } = props;
  const show = (value: number | string | null | undefined) =>
    typeof value === "number" ? String(roundTo(value, decimals)) : (value ?? "");
  const [text, setText] = useState(() => show(props.value ?? props.defaultValue));
  const [seen, setSeen] = useState(props.value);
  const input = useRef<HTMLInputElement>(null);

  if (props.value !== seen) {
    setSeen(props.value);
    if (props.value !== undefined && parseNumber(text) !== (props.value ?? undefined)) {
      setText(show(props.value));
    }
  }

  const type = (next: string) => {
    setText(next);
    onValueChange?.(parseNumber(next), next);
  };
  const stepBy = (count: number) => {
    const from = parseNumber(text) ?? min ?? 0;
    const to = roundTo(from + count * step, Math.max(decimals, decimalsOf(step)));
    if (input.current) typeInto(input.current, show(clamp(to, min ?? -Infinity, max ?? Infinity)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (count === undefined) return;
    event.preventDefault();
    stepBy(count);
  };
  // A prerendered page may have input from before its hydration.
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? text;
    if (typed !== text) type(typed);
  });
  useLayoutEffect(() => takeOver(), []);
  const isAt = (direction: 1 | -1) => {
    const bound = direction > 0 ? max : min;
    return bound !== undefined && parseNumber(text) === bound;
  };
  return { input, text, type, stepBy, onKeyDown, isAt };
}

function decimalsOf(step: number): number {
  return String(step).split(".")[1]?.length ?? 0;
}
