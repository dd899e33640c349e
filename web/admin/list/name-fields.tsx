import { TextField } from "../../ui/field.tsx";
import type { FieldErrors } from "../../ui/form.ts";

type NameFieldsProps = {
  label: string;
  englishLabel: string;
  /** Maximum number of letters of each. */
  max: number;
  texts: { name?: string | undefined; englishName?: string | null | undefined };
  errors: FieldErrors;
};

/** A name in both languages. */
export function NameFields({ label, englishLabel, max, texts, errors }: NameFieldsProps) {
  return (
    <>
      <TextField
        label={label}
        name="name"
        required
        maxLength={max}
        autoComplete="off"
        dir="auto"
        defaultValue={texts.name}
        error={errors.name}
      />
      <TextField
        label={englishLabel}
        name="englishName"
        dir="ltr"
        maxLength={max}
        autoComplete="off"
        defaultValue={texts.englishName ?? ""}
        error={errors.englishName}
      />
    </>
  );
}
