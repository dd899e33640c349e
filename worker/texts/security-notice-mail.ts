import type { Language } from "../../domain/language.ts";
import type { MailMessage } from "../platform.ts";
import { passwordResetLink } from "./links.ts";
import { layOutMail } from "./mail-layout.ts";
import { m } from "./paraglide/messages.js";

const textsOf = {
  password_changed: {
    subject: m.mail_security_password_subject,
    body: m.mail_security_password_body,
  },
  two_factor_off: {
    subject: m.mail_security_two_factor_subject,
    body: m.mail_security_two_factor_body,
  },
  recovery_codes_renewed: {
    subject: m.mail_security_codes_subject,
    body: m.mail_security_codes_body,
  },
};

export type SecurityChange = keyof typeof textsOf;

/** Tells the owner of an account what was changed about who may enter it, and the way to undo it. */
export function securityNoticeMail(about: {
  change: SecurityChange;
  to: string;
  name: string;
  origin: string;
  language: Language;
}): MailMessage {
  const { change, to, name, origin, language } = about;
  const locale = { locale: language };
  return layOutMail(to, language, {
    subject: textsOf[change].subject({}, locale),
    greeting: m.mail_greeting({ name }, locale),
    body: textsOf[change].body({}, locale),
    action: { button: m.mail_reset_button({}, locale), link: passwordResetLink(origin) },
    otherwise: m.mail_security_otherwise({}, locale),
  });
}
