import type { Language } from "../../domain/language.ts";
import { m } from "./paraglide/messages.js";

/** What tells the trainer of a weight that was sent. */
export const weightNotice = (name: string, kilograms: number, language: Language) => ({
  title: m.weight_notice({ name }, { locale: language }),
  message: m.weight_notice_text({ weight: String(kilograms) }, { locale: language }),
});
