import { oddSignsOf } from "../../domain/accounts/confusable.ts";
import type { Language } from "../../domain/language.ts";
import { m } from "./paraglide/messages.js";

/** The result of a registration: active, or waiting for the trainer's approval or the mailed link. */
type Standing = "active" | "approval" | "pending";

const messages: Record<Standing, (inputs: object, options: { locale: Language }) => string> = {
  active: m.registration_notice_active,
  approval: m.registration_notice_approval,
  pending: m.registration_notice_confirming,
};

/** The trainer's notice of a registration. */
export function registrationNotice({
  person,
  standing,
  language,
}: {
  person: Registered;
  standing: Standing;
  language: Language;
}): { title: string; message: string } {
  const locale = { locale: language };
  return {
    title: m.registration_notice({ name: person.name }, locale),
    message: withWarning(person, messages[standing]({}, locale), language),
  };
}

interface Registered {
  name: string;
  email: string;
}

/** A message about a person, with a warning of a look-alike name. */
function withWarning(person: Registered, message: string, language: Language): string {
  if (oddSignsOf(person).length === 0) return message;
  return `${message} ${m.registration_notice_odd({}, { locale: language })}`;
}

/** The trainer's notice of an accepted invitation. */
export function invitationNotice({
  person,
  isOpen,
  language,
}: {
  person: Registered;
  /** Whether the account is active now. */
  isOpen: boolean;
  language: Language;
}): { title: string; message: string } {
  const locale = { locale: language };
  const text = isOpen
    ? m.invitation_notice_text({}, locale)
    : m.invitation_notice_text_closed({}, locale);
  return {
    title: m.invitation_notice({ name: person.name }, locale),
    message: withWarning(person, text, language),
  };
}
