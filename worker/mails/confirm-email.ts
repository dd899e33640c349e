import type { MailMessage } from "../platform.ts";
import { type Language, type MailTexts, mailWithButton } from "./layout.ts";

const texts: Record<Language, (name: string, days: number) => MailTexts> = {
  ar: (name, days) => ({
    subject: "تأكيد البريد الإلكتروني",
    greeting: `مرحباً ${name}`,
    body: "سعداء بانضمامك. اضغط الزر لتأكيد بريدك الإلكتروني وإكمال التسجيل.",
    button: "تأكيد البريد الإلكتروني",
    validity: `الرابط صالح لمدة ${days} أيام.`,
    otherwise: "إن لم تكن أنت من سجّل بهذا البريد فتجاهل هذه الرسالة.",
  }),
  en: (name, days) => ({
    subject: "Confirm your e-mail address",
    greeting: `Hello ${name}`,
    body: "Good to have you with us. Use the button to confirm your address and finish registering.",
    button: "Confirm my address",
    validity: `The link works for ${days} days.`,
    otherwise: "If you did not register with this address, ignore this message.",
  }),
};

/** The mail with the link that confirms a new trainee's address. */
export function confirmationMail(about: {
  email: string;
  name: string;
  link: string;
  days: number;
  language: Language;
}): MailMessage {
  const { email, name, link, days, language } = about;
  return mailWithButton(email, language, texts[language](name, days), link);
}
