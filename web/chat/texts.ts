import type { MessageBody } from "../../domain/contract/conversations/conversation.ts";
import { m } from "../paraglide/messages.js";

/** A size as phones show it: 350 kilobytes, 2.4 megabytes. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return m.chat_kilobytes({ size: Math.max(1, Math.round(bytes / 1000)) });
  return m.chat_megabytes({ size: (bytes / 1_000_000).toFixed(1) });
}

/** A limit as text; limits are binary. */
export const limitText = (bytes: number) => m.chat_megabytes({ size: Math.floor(bytes / 2 ** 20) });

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
