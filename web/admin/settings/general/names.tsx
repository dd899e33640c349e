import {
  generalFields,
  type GeneralSettings as Names,
} from "../../../../domain/plumbing/settings.ts";
import { fieldTextsOf } from "../../../lib/format/field-text.ts";
import { readForm } from "../../../lib/read-form.ts";
import { m } from "../../../paraglide/messages.js";
import { ZoneField } from "../../../settings/zone-field.tsx";
import { TextField } from "../../../ui/field.tsx";
import type { ReadResult } from "../../../ui/form.ts";
import { saveNames } from "../queries.ts";
import { SectionForm } from "../section-form.tsx";

/** The names of the trainer and the business, and the time zone of the hours. */
export function NamesForm({ stored }: { stored: Names }) {
  const { trainerName, businessName, timeZone } = stored;
  return (
    <SectionForm
      id="names"
      stored={{ trainerName, businessName: businessName ?? "", timeZone }}
      read={readNames}
      save={saveNames}
      failed={m.settings_choice_failed()}
    >
      {({ texts, errors }) => (
        <>
          <TextField
            label={m.settings_trainer_name()}
            name="trainerName"
            autoComplete="name"
            maxLength={generalFields.trainerName.max}
            defaultValue={texts.trainerName}
            error={errors.trainerName}
            required
          />
          <TextField
            label={m.settings_business_name()}
            name="businessName"
            autoComplete="organization"
            hint={m.settings_business_hint()}
            maxLength={generalFields.businessName.max}
            defaultValue={texts.businessName}
            error={errors.businessName}
          />
          <ZoneField
            zone={texts.timeZone ?? timeZone}
            hint={m.settings_trainer_zone_hint()}
            error={errors.timeZone}
          />
        </>
      )}
    </SectionForm>
  );
}

function readNames(data: FormData): ReadResult<Names> {
  const rules = { ...generalFields, timeZone: { kind: "text", max: 64 } } as const;
  const read = readForm(rules, data);
  return "problems" in read ? { errors: fieldTextsOf(read.problems) } : { value: read.value };
}
