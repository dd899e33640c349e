import type { Language } from "../../domain/language.ts";
import { m } from "./paraglide/messages.js";

const messageLength = 240;

/** As much of a text as a notification carries. */
export const noticeMessage = (text: string): string =>
  text.length > messageLength ? `${text.slice(0, messageLength - 1)}…` : text;

/** What tells of a note: the trainer of a trainee's, by name, or the trainee of the trainer's. */
export function noteNotice({
  from,
  text,
  language,
}: {
  /** The trainee who wrote it; undefined when the trainer did. */
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
