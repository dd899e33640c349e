import type { Language } from "../../domain/language.ts";
import { m } from "./paraglide/messages.js";

const messageLength = 240;

/** The part of a text that fits into a notification. */
export const noticeMessage = (text: string): string =>
  text.length > messageLength ? `${text.slice(0, messageLength - 1)}…` : text;

/** The notice of a note: to the trainer with the trainee's name, or to the trainee. */
export function noteNotice({
  from,
  text,
  language,
}: {
  /** The name of the trainee who wrote it; undefined for the trainer. */
  from?: string;
  text: string;
  language: Language;
}): { title: string; message: string } {
  const locale = { locale: language };
  return {
    title:
      from === undefined
        ? m.note_notice_trainer({}, locale)
        : m.note_notice({ name: from }, locale),
    message: noticeMessage(text),
  };
}
