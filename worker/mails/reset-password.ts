import type { MailMessage } from "../platform.ts";
import { type Language, type MailTexts, mailWithButton } from "./layout.ts";

const texts: Record<Language, (name: string, minutes: number) => MailTexts> = {
  ar: (name, minutes) => ({
    subject: "إعادة تعيين كلمة المرور",
    greeting: `مرحباً ${name}`,
    body: "وصلنا طلب لإعادة تعيين كلمة مرور حسابك. اضغط الزر لاختيار كلمة مرور جديدة.",
    button: "اختيار كلمة مرور جديدة",
    validity: `الرابط صالح لمدة ${minutes} دقائق، ويُستخدم مرة واحدة فقط.`,
    otherwise: "إن لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة، ولن يتغير شيء في حسابك.",
  }),
  en: (name, minutes) => ({
    subject: "Reset your password",
    greeting: `Hello ${name}`,
    body: "We were asked to reset the password of your account. Use the button to choose a new one.",
    button: "Choose a new password",
    validity: `The link works once, within ${minutes} minutes.`,
    otherwise: "If it was not you, ignore this message: nothing changes in your account.",
  }),
};

/** The mail with the link that sets a new password. */
export function resetMail(about: {
  email: string;
  name: string;
  link: string;
  minutes: number;
  language: Language;
}): MailMessage {
  const { email, name, link, minutes, language } = about;
  return mailWithButton(email, language, texts[language](name, minutes), link);
}
