import type { Language } from "../../domain/language.ts";
import type { MailMessage } from "../platform.ts";
import { passwordResetLink } from "./links.ts";
import { greetingTo, layOutMail } from "./mail-layout.ts";
import { m } from "./paraglide/messages.js";

interface About {
  to: string;
  name: string;
  language: Language;
}

/** The mail with the link to confirm a new address. */
export function newEmailMail({
  to,
  name,
  language,
  link,
  days,
}: About & { link: string; days: number }): MailMessage {
  const locale = { locale: language };
  return layOutMail(to, language, {
    subject: m.mail_new_email_subject({}, locale),
    greeting: greetingTo(name, language),
    body: m.mail_new_email_body({}, locale),
    action: {
      button: m.mail_new_email_button({}, locale),
      link,
      validity: m.mail_confirm_validity({ count: days }, locale),
    },
    otherwise: m.mail_new_email_otherwise({}, locale),
  });
}

/** The mail to the present address about a requested change, which can still be prevented. */
export function emailAskedMail({
  to,
  name,
  language,
  origin,
}: About & { origin: string }): MailMessage {
  const locale = { locale: language };
  return layOutMail(to, language, {
    subject: m.mail_email_asked_subject({}, locale),
    greeting: greetingTo(name, language),
    body: m.mail_email_asked_body({}, locale),
    action: { button: m.mail_reset_button({}, locale), link: passwordResetLink(origin) },
    otherwise: m.mail_email_asked_otherwise({}, locale),
  });
}

/** The mail to the old address after the change. */
export function emailChangedMail({ to, name, language }: About): MailMessage {
  const locale = { locale: language };
  return layOutMail(to, language, {
    subject: m.mail_email_changed_subject({}, locale),
    greeting: greetingTo(name, language),
    body: m.mail_email_changed_body({}, locale),
    otherwise: m.mail_email_changed_otherwise({}, locale),
  });
}
