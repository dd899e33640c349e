import type { Language } from "../../domain/language.ts";
import type { MailMessage } from "../platform.ts";
import { greetingTo, layOutMail } from "./mail-layout.ts";
import { m } from "./paraglide/messages.js";

/** The mail with the link to confirm a new trainee's address. */
export function confirmationMail(about: {
  email: string;
  name: string;
  link: string;
  days: number;
  language: Language;
}): MailMessage {
  const { email, name, link, days, language } = about;
  const locale = { locale: language };
  const texts = {
    subject: m.mail_confirm_subject({}, locale),
    greeting: greetingTo(name, language),
    body: m.mail_confirm_body({}, locale),
    action: {
      button: m.mail_confirm_button({}, locale),
      link,
      validity: m.mail_confirm_validity({ count: days }, locale),
    },
    otherwise: m.mail_confirm_otherwise({}, locale),
  };
  return layOutMail(email, language, texts);
}
