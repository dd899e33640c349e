/** The box of every text control; 16 px text, because iOS zooms below it. */
const box =
  "w-full min-h-12 rounded-md border border-line-strong bg-field text-base text-ink transition-colors hover:border-muted";

export const controlClass = `${box} px-3.5 py-2 focus-visible:border-accent-ink focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-bad aria-invalid:outline-bad disabled:opacity-60`;

/** Marks the first field to focus in a dialog. */
export const focusFirst = { "data-focus-first": "" };

/** A box for an input and an addition, independent of the input's text direction. */
export const controlBoxClass = `${box} flex items-center has-[input:focus-visible]:border-accent-ink has-[input:focus-visible]:outline-1 has-[input:focus-visible]:outline-accent-ink has-aria-invalid:border-bad has-aria-invalid:outline-bad! has-[input:disabled]:opacity-60`;

export const boxedInputClass =
  "w-full min-w-0 grow self-stretch rounded-md bg-transparent px-3.5 py-2 outline-none";

/** Props from Field to its control. */
export type ControlProps = {
  id: string;
  name: string;
  required?: boolean;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
};

export type FieldFrame = {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  required?: boolean;
};

export type Option = { value: string; label: string; disabled?: boolean };
