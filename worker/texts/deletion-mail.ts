import type { LocalDate } from "../../domain/calendar.ts";
import type { Language } from "../../domain/language.ts";
import type { MailMessage } from "../platform.ts";
import { dateLocales } from "./day-note.ts";
import { greetingTo, layOutMail } from "./mail-layout.ts";
import { m } from "./paraglide/messages.js";

/** The mail about an ordered deletion, with the way to cancel it. */
export function deletionMail(about: {
  email: string;
  name: string;
  /** The last day, in the person's time zone. */
  day: LocalDate;
  link: string;
  language: Language;
}): MailMessage {
  const { email, name, link, language } = about;
  const locale = { locale: language };
  const day = new Intl.DateTimeFormat(dateLocales[language], {
    dateStyle: "full",
    timeZone: "UTC",
  }).format(Date.parse(`${about.day}T00:00:00Z`));
  const texts = {
    subject: m.mail_deletion_subject({}, locale),
    greeting: greetingTo(name, language),
    body: m.mail_deletion_body({ day }, locale),
    action: {
      button: m.mail_deletion_button({}, locale),
      link,
      validity: m.mail_deletion_validity({}, locale),
    },
    otherwise: m.mail_deletion_otherwise({}, locale),
  };
  return layOutMail(email, language, texts);
}

/** The last mail, after the deletion. */
export function deletedMail(about: {
  email: string;
  name: string;
  language: Language;
}): MailMessage {
  const { email, name, language } = about;
  const locale = { locale: language };
  return layOutMail(email, language, {
    subject: m.mail_deleted_subject({}, locale),
    greeting: greetingTo(name, language),
    body: m.mail_deleted_body({}, locale),
    otherwise: m.mail_deleted_otherwise({}, locale),
  });
}
