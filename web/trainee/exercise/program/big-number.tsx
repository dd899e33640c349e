import { type KeyboardEvent, useId } from "react";
import { parseNumber } from "../../../../domain/numerals.ts";
import { stepBy } from "../../../../domain/schedules/performed-sets.ts";
import { weightText } from "../../../exercises/load.tsx";
import { m } from "../../../paraglide/messages.js";
import { FieldError } from "../../../ui/field-frame.tsx";
import { Glyph, outlines } from "../../../ui/glyph.tsx";

type BigNumberProps = {
  label: string;
  /** The name for screen readers, with the set's number. */
  name: string;
  unit?: string;
  placeholder?: string;
  text: string;
  bounds: { min: number; max: number; step: number };
  whole?: boolean;
  /** What the first step up from an empty field gives. */
  first?: number | undefined;
  error?: string;
  onText: (text: string) => void;
};

const longest = 12;

/** A large number for wet hands: stepped with a thumb, or typed in any digits. */
export function BigNumber(props: BigNumberProps) {
  const {
    label,
    name,
    unit,
    placeholder,
    text,
    bounds,
    whole = false,
    first,
    error,
    onText,
  } = props;
  const errorId = useId();
  const step = (count: number) => {
    const value = parseNumber(text) ?? null;
    const begins = value === null && count > 0 && first !== undefined;
    onText(weightText(begins ? first : stepBy(value, count, bounds)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (count === undefined) return;
    event.preventDefault();
    step(count);
  };
  const stepButton = (direction: 1 | -1) => (
    <button
      type="button"
      aria-label={direction > 0 ? m.ui_increase({ label: name }) : m.ui_decrease({ label: name })}
      onClick={() => step(direction)}
      className="grid h-12 place-items-center rounded-md bg-soft text-lg transition hover:brightness-95 active:scale-95"
    >
      <Glyph d={direction > 0 ? outlines.plus : outlines.minus} />
    </button>
  );
  return (
    <div className="@container grid min-w-0 grid-cols-1 content-start gap-1.5">
      <label className="grid min-w-0 justify-items-center">
        <span aria-hidden="true" className="text-[min(var(--text-sm),12cqi)] text-muted">
          {label}
          {unit && ` (${unit})`}
        </span>
        <input
          type="text"
          inputMode={whole ? "numeric" : "decimal"}
          autoComplete="off"
          enterKeyHint="done"
          dir="ltr"
          maxLength={longest}
          value={text}
          placeholder={placeholder}
          aria-label={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className="w-full min-w-0 rounded-md bg-transparent text-center! text-[min(var(--text-hero),24cqi)] leading-digits font-semibold outline-offset-0 placeholder:text-base placeholder:font-normal aria-invalid:text-bad"
        />
      </label>
      <div className="grid grid-cols-2 gap-1.5">
        {stepButton(-1)}
        {stepButton(1)}
      </div>
      <FieldError id={errorId} text={error} />
    </div>
  );
}
