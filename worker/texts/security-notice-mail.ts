import type { Language } from "../../domain/language.ts";
import type { MailMessage } from "../platform.ts";
import { passwordResetLink } from "./links.ts";
import { greetingTo, layOutMail } from "./mail-layout.ts";
import { m } from "./paraglide/messages.js";

type Text = (inputs: object, options: { locale: Language }) => string;

interface Texts {
  subject: Text;
  body: Text;
  /** For whoever does not know why; that somebody may be in the account without one. */
  otherwise?: Text;
}

const textsOf = {
  password_changed: {
    subject: m.mail_security_password_subject,
    body: m.mail_security_password_body,
  },
  two_factor_off: {
    subject: m.mail_security_two_factor_subject,
    body: m.mail_security_two_factor_body,
  },
  two_factor_reset: {
    subject: m.mail_security_two_factor_subject,
    body: m.mail_security_reset_body,
    otherwise: m.mail_security_reset_otherwise,
  },
  recovery_codes_renewed: {
    subject: m.mail_security_codes_subject,
    body: m.mail_security_codes_body,
  },
} satisfies Record<string, Texts>;

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
  const { subject, body, otherwise = m.mail_security_otherwise }: Texts = textsOf[change];
  return layOutMail(to, language, {
    subject: subject({}, locale),
    greeting: greetingTo(name, language),
    body: body({}, locale),
    action: { button: m.mail_reset_button({}, locale), link: passwordResetLink(origin) },
    otherwise: otherwise({}, locale),
  });
}
