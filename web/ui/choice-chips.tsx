import { type RefCallback, useId } from "react";
import type { Option } from "./control.ts";
import { FieldError } from "./field-frame.tsx";
import { Glyph, outlines } from "./glyph.tsx";

type ChoiceChipsProps = {
  label: string;
  /** For screen readers only, if the options suffice. */
  labelHidden?: boolean;
  name: string;
  options: readonly Option[];
  multiple?: boolean;
  /** One line that scrolls sideways, above a list. */
  oneLine?: boolean;
  /** A ref for that line. */
  lineRef?: RefCallback<HTMLElement>;
  defaultValue?: readonly string[];
  /** The chosen values, if controlled. */
  value?: readonly string[];
  /** Called with all chosen values after a change. */
  onChange?: (values: string[]) => void;
  hint?: string;
  error?: string;
  required?: boolean;
  className?: string;
};

/** Native checkboxes (many) or radios (one) as chips. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { label, name, options, multiple = false, defaultValue = [], hint, error } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      aria-describedby={describedBy || undefined}
      className={`min-w-0 ${props.className ?? ""}`}
      onChange={(event) =>
        props.onChange?.(
          [...event.currentTarget.querySelectorAll<HTMLInputElement>("input:checked")].map(
            (input) => input.value,
          ),
        )
      }
    >
      <legend className={props.labelHidden ? "sr-only" : "mb-2 font-medium"}>{label}</legend>
      <div
        ref={props.lineRef}
        className={
          props.oneLine
            ? "edges -mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] *:shrink-0"
            : props.multiple
              ? "flex flex-wrap gap-2"
              : // Lines of like length: none has a chip alone below three others. Three share a line where they can, or two do.
                "-me-2 -mb-2 text-balance has-[>:nth-child(3):last-child]:text-wrap *:me-2 *:mb-2 *:align-top max-[25rem]:has-[>:nth-child(3):last-child]:*:me-1.5 max-[25rem]:has-[>:nth-child(3):last-child]:*:px-3"
        }
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-field px-4 py-1.5 transition select-none hover:bg-soft has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink has-disabled:opacity-50"
          >
            <input
              type={multiple ? "checkbox" : "radio"}
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(props.value
                ? { checked: props.value.includes(option.value), onChange: heardAbove }
                : { defaultChecked: defaultValue.includes(option.value) })}
              aria-invalid={error ? true : undefined}
              className="peer sr-only"
            />
            {multiple && (
              <Glyph d={outlines.check} className="hidden text-accent-ink peer-checked:block" />
            )}
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="mt-1.5">
        <FieldError id={`${id}-error`} text={error} />
      </div>
    </fieldset>
  );
}

/** The fieldset handles every change; React demands a handler on each box. */
const heardAbove = () => {};
