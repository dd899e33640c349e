import type { MessageBody } from "../../domain/contract/conversations/conversation.ts";
import { callLink } from "../lib/contact-links.ts";
import { m } from "../paraglide/messages.js";
import { Avatar } from "../ui/avatar.tsx";
import { Ltr } from "../ui/bidi.tsx";
import { buttonClass } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { FoundText } from "./search/found-text.tsx";

/** A contact's name and number; one tap calls. */
export function ContactMessage({ name, phone }: Extract<MessageBody, { kind: "contact" }>) {
  return (
    <div className="grid w-64 max-w-full gap-3 py-1">
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <p className="min-w-0">
          <bdi className="block font-medium wrap-anywhere">
            <FoundText>{name}</FoundText>
          </bdi>
          <Ltr className="text-muted">{phone}</Ltr>
        </p>
      </div>
      <a
        href={callLink(phone)}
        aria-label={m.chat_contact_call_name({ name })}
        className={buttonClass({ variant: "secondary" })}
      >
        <Icon name="phone" />
        {m.chat_contact_call()}
      </a>
    </div>
  );
}
