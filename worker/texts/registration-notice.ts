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
  name,
  standing,
  language,
}: {
  name: string;
  standing: Standing;
  language: Language;
}): { title: string; message: string } {
  const locale = { locale: language };
  return {
    title: m.registration_notice({ name }, locale),
    message: messages[standing]({}, locale),
  };
}

/** What tells the trainer of somebody who came by their invitation. */
export function invitationNotice({
  name,
  isOpen,
  language,
}: {
  name: string;
  /** Whether the account may be entered now. */
  isOpen: boolean;
  language: Language;
}): { title: string; message: string } {
  const locale = { locale: language };
  return {
    title: m.invitation_notice({ name }, locale),
    message: isOpen
      ? m.invitation_notice_text({}, locale)
      : m.invitation_notice_text_closed({}, locale),
  };
}
