import {
  type ContactSettings as Contact,
  contactFields,
} from "../../../../domain/accounts/trainer-contact.ts";
import { m } from "../../../paraglide/messages.js";
import { TextField } from "../../../ui/field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { saveContact } from "../queries.ts";
import { SectionForm } from "../section-form.tsx";
import { HoursFields } from "./hours-fields.tsx";
import { hoursOf, hoursTexts } from "./hours-texts.ts";
import { readContact } from "./read-contact.ts";

/** The trainer's contact outside the conversation, and the hours. */
export function ContactForm({ stored }: { stored: Contact }) {
  const { phone, email, whatsApp, whatsAppText, hours } = stored;
  return (
    <SectionForm
      id="contact"
      stored={{
        phone: phone ?? "",
        email: email ?? "",
        whatsApp: whatsApp ?? "",
        whatsAppText: whatsAppText ?? "",
        ...hoursTexts(hours),
      }}
      read={readContact}
      save={saveContact}
      failed={m.contact_settings_save_failed()}
    >
      {({ texts, errors, onMoved }) => (
        <>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <TextField
              label={m.contact_phone()}
              name="phone"
              type="tel"
              autoComplete="off"
              defaultValue={texts.phone}
              error={errors.phone}
            />
            <TextField
              label={m.contact_email()}
              name="email"
              type="email"
              autoComplete="off"
              defaultValue={texts.email}
              error={errors.email}
            />
            <TextField
              label={m.contact_whatsapp()}
              name="whatsApp"
              type="tel"
              autoComplete="off"
              hint={m.contact_settings_country()}
              defaultValue={texts.whatsApp}
              error={errors.whatsApp}
            />
            <TextArea
              label={m.contact_settings_text()}
              name="whatsAppText"
              dir="auto"
              rows={2}
              hint={m.contact_settings_text_hint()}
              maxLength={contactFields.whatsAppText.max}
              defaultValue={texts.whatsAppText}
              error={errors.whatsAppText}
            />
          </div>
          <HoursFields stored={hoursOf(texts)} errors={errors} onMoved={onMoved} />
        </>
      )}
    </SectionForm>
  );
}
