import type { Language } from "../../domain/language.ts";
import type { MailMessage } from "../platform.ts";
import { greetingTo, layOutMail } from "./mail-layout.ts";
import { m } from "./paraglide/messages.js";

/** The mail with the link to a new password. */
export function resetMail(about: {
  email: string;
  name: string;
  link: string;
  minutes: number;
  language: Language;
}): MailMessage {
  const { email, name, link, minutes, language } = about;
  const locale = { locale: language };
  const texts = {
    subject: m.mail_reset_subject({}, locale),
    greeting: greetingTo(name, language),
    body: m.mail_reset_body({}, locale),
    action: {
      button: m.mail_reset_button({}, locale),
      link,
      validity: m.mail_reset_validity({ count: minutes }, locale),
    },
    otherwise: m.mail_reset_otherwise({}, locale),
  };
  return layOutMail(email, language, texts);
}
