import type { Language } from "../../domain/language.ts";
import type { Gender } from "../../domain/trainee.ts";
import type { MailMessage } from "../platform.ts";
import { greetingTo, layOutMail } from "./mail-layout.ts";
import { m } from "./paraglide/messages.js";

/** The mail with an invitation's link, in the name of the business. */
export function invitationMail(about: {
  to: string;
  name: string;
  gender: Gender | null;
  businessName: string | null;
  link: string;
  /** Number of days for which the link is valid. */
  days: number;
  language: Language;
  /** Whether the account exists already. */
  hasAccount: boolean;
}): MailMessage {
  const { to, name, link, days, language, hasAccount } = about;
  const locale = { locale: language };
  const gender = about.gender ?? "other";
  const business = about.businessName ?? m.app_name({}, locale);
  return layOutMail(to, language, {
    subject: m.mail_invitation_subject({ business }, locale),
    greeting: greetingTo(name, language),
    body: m.mail_invitation_body({ business, gender }, locale),
    action: {
      button: m.mail_invitation_button({}, locale),
      link,
      validity: m.mail_invitation_validity({ count: days }, locale),
    },
    otherwise: hasAccount
      ? m.mail_invitation_otherwise_account({}, locale)
      : m.mail_invitation_otherwise({}, locale),
  });
}
