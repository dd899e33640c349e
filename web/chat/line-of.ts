import type { MessageBody } from "../../domain/contract/conversations/conversation.ts";
import { m } from "../paraglide/messages.js";

/** Longer words are cut on one line, or they would hide the text after an address. */
const longWord = /(\S{28})\S{4,}/gu;

/** A message on one line: its text, or its kind. */
export function lineOf({ kind, text }: { kind: MessageBody["kind"]; text: string }): string {
  if (kind === "text") return text.replace(longWord, "$1…");
  const what = {
    image: m.chat_kind_image,
    file: m.chat_kind_file,
    voice: m.chat_kind_voice,
    contact: m.chat_kind_contact,
  }[kind]();
  return text === "" ? what : m.chat_kind_of({ what, text });
}
