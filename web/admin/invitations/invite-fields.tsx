import { useState } from "react";
import type { PhoneCountry } from "../../../domain/accounts/phone-countries.ts";
import type { PlanChoice } from "../../../domain/contract/memberships/plans.ts";
import { formGenders } from "../../../domain/trainee.ts";
import { nameIn } from "../../lib/format/names.ts";
import type { Texts } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import { genderTexts } from "../../person-form/texts.ts";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { TextField } from "../../ui/field.tsx";
import type { FieldErrors } from "../../ui/form.ts";
import { SelectField } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CountryField } from "./country-field.tsx";

type InviteFieldsProps = {
  /** Undefined while they load. */
  plans: readonly PlanChoice[] | undefined;
  /** The initial values. */
  texts: Texts;
  errors: FieldErrors;
  country: PhoneCountry;
  onCountry: (country: PhoneCountry) => void;
};

/** The name, contact and plan of a person; the person enters the rest. */
export function InviteFields({ plans, texts, errors, ...of }: InviteFieldsProps) {
  const [phone, setPhone] = useState(texts.phone ?? "");
  const offered = plans?.filter(({ status }) => status === "active");
  return (
    <>
      <TextField
        label={m.person_name()}
        name="name"
        autoComplete="off"
        defaultValue={texts.name}
        error={errors.name}
        required
      />
      <ChoiceChips
        label={m.person_gender()}
        name="gender"
        options={formGenders.map((gender) => ({ value: gender, label: genderTexts[gender]() }))}
        defaultValue={[texts.gender ?? ""]}
        error={errors.gender}
      />
      <TextField
        label={m.invitations_email()}
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={texts.email}
        error={errors.email}
      />
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <TextField
          label={m.invitations_phone()}
          name="phone"
          type="tel"
          autoComplete="off"
          defaultValue={texts.phone}
          error={errors.phone}
          onInput={(event) => setPhone(event.currentTarget.value)}
        />
        <CountryField phone={phone} {...of} />
      </div>
      {!offered && <Skeleton className="h-20" />}
      {offered && offered.length > 0 && (
        <SelectField
          label={m.person_section_plan()}
          name="plan"
          options={offered.map((plan) => ({ value: plan.id, label: nameIn(plan) }))}
          defaultValue={texts.plan}
          error={errors.plan}
        />
      )}
      {offered?.length === 0 && <p className="text-muted">{m.invitations_no_plan()}</p>}
    </>
  );
}
