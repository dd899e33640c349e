import {
  internationalPhone,
  type PhoneCountry,
  phoneCountryCodes,
} from "../../../domain/accounts/phone-countries.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { Ltr } from "../../ui/bidi.tsx";
import { SelectField } from "../../ui/select.tsx";

type CountryFieldProps = {
  /** As typed. */
  phone: string;
  country: PhoneCountry;
  onCountry: (country: PhoneCountry) => void;
};

/** The country of a phone number, and its international form. */
export function CountryField({ phone, country, onCountry }: CountryFieldProps) {
  const number = internationalPhone(phone, country);
  return (
    <div className="grid content-start gap-1.5">
      <SelectField
        label={m.invitations_country()}
        name="country"
        value={country}
        onChange={(value) => onCountry(value as PhoneCountry)}
        options={phoneCountryCodes.map((code) => ({ value: code, label: countryName(code) }))}
      />
      <p role="status" className="min-h-6 text-sm text-muted">
        {number && <Told number={number} />}
      </p>
    </div>
  );
}

/** The number has its own direction inside the sentence. */
function Told({ number }: { number: string }) {
  const [before = "", after = ""] = m.invitations_number({ number: "\u0000" }).split("\u0000");
  return (
    <>
      {before}
      <Ltr>{number}</Ltr>
      {after}
    </>
  );
}

function countryName(code: PhoneCountry): string {
  if (code === "PS") return m.invitations_palestine();
  return new Intl.DisplayNames(getLocale(), { type: "region" }).of(code) ?? code;
}
