import type { Language } from "../../domain/language.ts";
import type { MailMessage } from "../platform.ts";
import { passwordResetLink } from "./links.ts";
import { greetingTo, layOutMail } from "./mail-layout.ts";
import { m } from "./paraglide/messages.js";

/** The mail to an account's owner about a registration with its address, with a link to a new password. */
export function addressTriedMail(about: {
  to: string;
  name: string;
  origin: string;
  language: Language;
}): MailMessage {
  const { to, name, origin, language } = about;
  const locale = { locale: language };
  return layOutMail(to, language, {
    subject: m.mail_address_tried_subject({}, locale),
    greeting: greetingTo(name, language),
    body: m.mail_address_tried_body({}, locale),
    action: { button: m.mail_reset_button({}, locale), link: passwordResetLink(origin) },
    otherwise: m.mail_address_tried_otherwise({}, locale),
  });
}
