import type { Language } from "../../domain/language.ts";
import type { MailMessage } from "../platform.ts";
import { homeLink } from "./links.ts";
import { greetingTo, layOutMail } from "./mail-layout.ts";
import { m } from "./paraglide/messages.js";

/** The mail with the trainer's decision. */
export function decisionMail(about: {
  accepted: boolean;
  to: string;
  name: string;
  businessName: string | null;
  origin: string;
  language: Language;
}): MailMessage {
  const { accepted, to, name, origin, language } = about;
  const locale = { locale: language };
  const business = about.businessName ?? m.app_name({}, locale);
  const greeting = greetingTo(name, language);
  if (!accepted) {
    return layOutMail(to, language, {
      subject: m.mail_declined_subject({}, locale),
      greeting,
      body: m.mail_declined_body({ business }, locale),
      otherwise: m.mail_declined_otherwise({}, locale),
    });
  }
  return layOutMail(to, language, {
    subject: m.mail_accepted_subject({}, locale),
    greeting,
    body: m.mail_accepted_body({ business }, locale),
    action: { button: m.mail_accepted_button({}, locale), link: homeLink(origin) },
    otherwise: m.mail_accepted_otherwise({}, locale),
  });
}
