import { internationalPhone, type PhoneCountry } from "../../../domain/accounts/phone-countries.ts";
import type { NewInvitation } from "../../../domain/contract/people/invitations.ts";
import { invitationFields } from "../../../domain/people/invitations.ts";
import { readForm } from "../../lib/read-form.ts";
import { personTextsOf } from "../../person-form/read.ts";
import type { ReadResult } from "../../ui/form.ts";

/** Reads an invitation; the phone number becomes international. */
export function readInvitation(
  data: FormData,
  country: PhoneCountry,
): ReadResult<Omit<NewInvitation, "id">> {
  const read = readForm(invitationFields, data);
  if ("problems" in read) return { errors: personTextsOf(read.problems) };
  const { phone } = read.value;
  const number = phone === null ? null : internationalPhone(phone, country);
  if (number === undefined) return { errors: personTextsOf({ phone: { code: "not_a_phone" } }) };
  return { value: { ...read.value, phone: number } };
}
