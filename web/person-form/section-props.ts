import type { FieldErrors } from "../ui/form.ts";

/** The initial values of a form; unknown ones are absent. */
export type PersonDefaults = {
  name?: string;
  email?: string;
  phone?: string;
  age?: number | string | null;
  gender?: string | null;
  bloodType?: string | null;
  height?: number | string | null;
  weight?: number | string | null;
  targetWeight?: number | string | null;
  goals?: readonly string[];
};

/** Controls are uncontrolled and have the contract's names. */
export type SectionProps = { errors: FieldErrors; defaults?: PersonDefaults };
