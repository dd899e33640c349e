import { bloodTypes, formGenders, traineeFields } from "../../domain/trainee.ts";
import { m } from "../paraglide/messages.js";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import { TextField } from "../ui/field.tsx";
import { NumberField } from "../ui/number-field.tsx";
import { SelectField } from "../ui/select.tsx";
import type { SectionProps } from "./section-props.ts";
import { genderTexts } from "./texts.ts";

type PersonalFieldsProps = SectionProps & {
  /** Whether they are the reader's own details, so that the browser may fill them in. */
  own?: boolean;
  genders?: readonly (keyof typeof genderTexts)[];
  /** Whether the address is a field; otherwise a mailed link changes it. */
  withEmail?: boolean;
  /** Whether the address may stay unknown. */
  emailMayLack?: boolean;
};

const leftToRightMark = "\u200e";

/** Name, e-mail (optional), phone, age, gender and blood type. */
export function PersonalFields(props: PersonalFieldsProps) {
  const { errors, defaults = {}, own = false, genders = formGenders } = props;
  const { withEmail = true, emailMayLack = false } = props;
  const { age } = traineeFields;
  const fill = (token: string) => (own ? token : "off");
  return (
    <>
      <TextField
        label={m.person_name()}
        name="name"
        autoComplete={fill("name")}
        defaultValue={defaults.name}
        error={errors.name}
        required
      />
      <div className={withEmail ? "grid gap-4 sm:grid-cols-2" : undefined}>
        {withEmail && (
          <TextField
            label={m.person_email()}
            name="email"
            type="email"
            autoComplete={fill("email")}
            defaultValue={defaults.email}
            error={errors.email}
            required={!emailMayLack}
          />
        )}
        <TextField
          label={m.person_phone()}
          name="phone"
          type="tel"
          autoComplete={fill("tel")}
          defaultValue={defaults.phone}
          error={errors.phone}
          required
        />
      </div>
      <ChoiceChips
        label={m.person_gender()}
        name="gender"
        options={genders.map((gender) => ({ value: gender, label: genderTexts[gender]() }))}
        defaultValue={defaults.gender ? [defaults.gender] : []}
        error={errors.gender}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4">
        <NumberField
          label={m.person_age()}
          name="age"
          unit={m.person_years()}
          min={age.min}
          max={age.max}
          decimals={0}
          defaultValue={defaults.age}
          error={errors.age}
          required
        />
        <SelectField
          label={m.person_blood_type()}
          name="bloodType"
          options={[
            { value: "", label: m.person_unknown() },
            ...bloodTypes.map((type) => ({
              value: type,
              label: `${leftToRightMark}${type}${leftToRightMark}`,
            })),
          ]}
          defaultValue={defaults.bloodType ?? undefined}
          error={errors.bloodType}
        />
      </div>
    </>
  );
}
