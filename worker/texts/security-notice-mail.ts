import type { Language } from "../../domain/language.ts";
import type { MailMessage } from "../platform.ts";
import { passwordResetLink } from "./links.ts";
import { greetingTo, layOutMail } from "./mail-layout.ts";
import { m } from "./paraglide/messages.js";

type Text = (inputs: object, options: { locale: Language }) => string;

interface Texts {
  subject: Text;
  body: Text;
  /** For a reader who did not cause it; without one, it warns of a stranger in the account. */
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

/** The mail to an account's owner about a security change, with a link to a new password. */
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
