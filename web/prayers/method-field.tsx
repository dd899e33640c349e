import { countryOf } from "../../domain/prayers/cities.ts";
import { type MethodId, methodIds } from "../../domain/prayers/methods.ts";
import { m } from "../paraglide/messages.js";
import { SelectField } from "../ui/select.tsx";
import { methodTexts, placeName } from "./texts.ts";

type MethodFieldProps = {
  /** Null for the usual one of the country. */
  method: MethodId | null;
  /** The code of the city's country. */
  country: string;
  onChange: (method: MethodId | null) => void;
};

/** The method of calculation, the usual one of the country first. */
export function MethodField({ method, country, onChange }: MethodFieldProps) {
  const usual = m.prayers_usual_method({ country: placeName(countryOf(country)) });
  return (
    <SelectField
      label={m.prayers_method()}
      name="method"
      options={[
        { value: "", label: usual },
        ...methodIds.map((id) => ({ value: id, label: methodTexts[id]() })),
      ]}
      value={method ?? ""}
      onChange={(chosen) => onChange(methodIds.find((id) => id === chosen) ?? null)}
    />
  );
}
