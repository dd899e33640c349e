import type { MessageBody } from "../../domain/contract/conversations/conversation.ts";
import { m } from "../paraglide/messages.js";

/** 350 kilobytes, 2.4 megabytes: sizes as phones tell them. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return m.chat_kilobytes({ size: Math.max(1, Math.round(bytes / 1000)) });
  return m.chat_megabytes({ size: (bytes / 1_000_000).toFixed(1) });
}

/** The same of a limit, which counts in binary. */
export const limitText = (bytes: number) => m.chat_megabytes({ size: Math.floor(bytes / 2 ** 20) });

/** From so many letters on a word is cut in one line: what came after an address would be out of sight. */
const longWord = /(\S{28})\S{4,}/gu;

/** A message in one line: its own words, or what it is. */
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

/** The words that a body has of its own. */
export function ownText(body: MessageBody): string {
  switch (body.kind) {
    case "text":
      return body.text;
    case "image":
      return body.caption ?? "";
    case "file":
    case "contact":
      return body.name;
    case "voice":
      return "";
  }
}

/** What «copy» takes along: nothing where there are no words. */
export function copiedText(body: MessageBody): string {
  return body.kind === "contact" ? `${body.name}\n${body.phone}` : ownText(body);
}
