import type { Language } from "../../domain/language.ts";
import { m } from "./paraglide/messages.js";

/** The trainer's notice of a sent weight. */
export const weightNotice = (name: string, kilograms: number, language: Language) => ({
  title: m.weight_notice({ name }, { locale: language }),
  message: m.weight_notice_text({ weight: String(kilograms) }, { locale: language }),
});
