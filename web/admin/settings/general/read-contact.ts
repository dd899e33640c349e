import {
  internationalPhone,
  knownCountryOfZone,
} from "../../../../domain/accounts/phone-countries.ts";
import {
  type ContactSettings,
  contactFields,
  isInternationalPhone,
  isOpeningHours,
} from "../../../../domain/accounts/trainer-contact.ts";
import { checkField, type FieldRule } from "../../../../domain/fields.ts";
import { fieldText } from "../../../lib/format/field-text.ts";
import { ownZone } from "../../../lib/format/own-zone.ts";
import { typedIn } from "../../../lib/read-form.ts";
import { m } from "../../../paraglide/messages.js";
import type { FieldErrors, ReadResult } from "../../../ui/form.ts";

/** The contact from the form; empty fields are not published. */
export function readContact(data: FormData): ReadResult<ContactSettings> {
  const errors: FieldErrors = {};
  const typed = typedIn(contactFields, data);
  const read = (name: keyof typeof contactFields): string | null => {
    const text = String(typed[name] ?? "").trim();
    const rule: FieldRule = contactFields[name];
    const problem = text === "" ? undefined : checkField(rule, text);
    if (problem) errors[name] = fieldText(problem);
    return text === "" ? null : text;
  };
  const contact = {
    phone: read("phone"),
    whatsApp: read("whatsApp"),
    whatsAppText: read("whatsAppText"),
    email: read("email"),
  };
  if (contact.whatsApp && !errors.whatsApp) {
    contact.whatsApp = whatsAppOf(contact.whatsApp) ?? null;
    if (!contact.whatsApp) errors.whatsApp = m.contact_settings_whatsapp_invalid();
  }
  const hours = Array.from({ length: 7 }, (_, day) => {
    if (data.get(`open-${day}`) === null) return null;
    const ofDay = { from: data.get(`from-${day}`), until: data.get(`until-${day}`) };
    if (isOpeningHours(ofDay)) return { from: ofDay.from, until: ofDay.until };
    errors[`from-${day}`] = m.contact_settings_time();
    return null;
  });
  return Object.keys(errors).length > 0 ? { errors } : { value: { ...contact, hours } };
}

/** The international form of a number; a local one belongs to the country of the trainer's zone. */
function whatsAppOf(typed: string): string | undefined {
  if (isInternationalPhone(typed)) return typed;
  const country = knownCountryOfZone(ownZone());
  return country && internationalPhone(typed, country);
}
