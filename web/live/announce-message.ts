import type { InboxEvent } from "../../domain/contract/inbox.ts";
import { m } from "../paraglide/messages.js";
import { toast } from "../ui/toast.tsx";

type MessageEvent = Extract<InboxEvent, { type: "conversation" }>;
type Message = NonNullable<MessageEvent["message"]>;

const shownLength = 80;

const kinds: Record<Message["kind"], (inputs: { name: string }) => string> = {
  text: m.live_message,
  image: m.live_message_image,
  file: m.live_message_file,
  voice: m.live_message_voice,
  contact: m.live_message_contact,
};

/** A toast with the sender, and a button that opens the conversation. */
export function announceMessage({ name, kind, text }: Message, open: () => void): void {
  const line = kind === "text" && text ? `${name}: ${shortened(text)}` : kinds[kind]({ name });
  toast({ text: line, action: { label: m.live_open_chat(), onAction: open } });
}

function shortened(text: string): string {
  const letters = [...text.replace(/\s+/g, " ")];
  return letters.length > shownLength ? `${letters.slice(0, shownLength).join("")}…` : text;
}
