import type { MessageBody } from "../../domain/contract/conversations/conversation.ts";
import { m } from "../paraglide/messages.js";

/** A size as phones show it: 350 kilobytes, 2.4 megabytes. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return m.chat_kilobytes({ size: Math.max(1, Math.round(bytes / 1000)) });
  return m.chat_megabytes({ size: (bytes / 1_000_000).toFixed(1) });
}

/** A limit as text; limits are binary. */
export const limitText = (bytes: number) => m.chat_megabytes({ size: Math.floor(bytes / 2 ** 20) });

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

/** The own text of a body. */
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

/** The text for «copy»; empty for a body without text. */
export function copiedText(body: MessageBody): string {
  return body.kind === "contact" ? `${body.name}\n${body.phone}` : ownText(body);
}
