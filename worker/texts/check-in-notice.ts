import type { Language } from "../../domain/language.ts";
import type { Gender } from "../../domain/trainee.ts";
import { nameIn } from "./names.ts";
import { m } from "./paraglide/messages.js";

interface FormName {
  name: string;
  englishName: string | null;
}

/** The trainee's reminder of an open check-in: at its opening, or a day later. */
export function reminderNotice(
  { form: named, count, gender }: { form: FormName; count: number; gender: Gender | null },
  language: Language,
): { title: string; message: string } {
  const locale = { locale: language };
  const form = nameIn(named, language);
  const of = { form, gender: gender ?? "other" };
  return {
    title:
      count === 1
        ? m.check_in_notice_open({ form }, locale)
        : m.check_in_notice_still_open({ form }, locale),
    message: m.check_in_notice_text(of, locale),
  };
}

/** The trainer's notice of a sent check-in. */
export const sentNotice = (
  { name, form }: { name: string; form: FormName },
  language: Language,
): { title: string; message: string } => ({
  title: m.check_in_notice_sent({ name }, { locale: language }),
  message: nameIn(form, language),
});
