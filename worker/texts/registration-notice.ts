import { oddSignsOf } from "../../domain/accounts/confusable.ts";
import type { Language } from "../../domain/language.ts";
import { m } from "./paraglide/messages.js";

/** How far somebody came by registering: in, or up to the trainer's word or the mailed link. */
type Standing = "active" | "approval" | "pending";

const messages: Record<Standing, (inputs: object, options: { locale: Language }) => string> = {
  active: m.registration_notice_active,
  approval: m.registration_notice_approval,
  pending: m.registration_notice_confirming,
};

/** What tells the trainer of somebody who registered. */
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

/** What is said of somebody, and that what they are called may deceive, where it may. */
function withWarning(person: Registered, message: string, language: Language): string {
  if (oddSignsOf(person).length === 0) return message;
  return `${message} ${m.registration_notice_odd({}, { locale: language })}`;
}

/** What tells the trainer of somebody who came by their invitation. */
export function invitationNotice({
  person,
  isOpen,
  language,
}: {
  person: Registered;
  /** Whether the account may be entered now. */
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
