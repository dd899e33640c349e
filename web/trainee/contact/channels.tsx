import type { ReactNode } from "react";
import type { TrainerContact } from "../../../domain/contract/accounts/contact-settings.ts";
import { callLink, mailLink, whatsAppLink } from "../../lib/contact-links.ts";
import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";
import { Icon, type IconName } from "../../ui/every-icon.tsx";

interface Channel {
  icon: IconName;
  label: string;
  value: string;
  href: string;
  /** Whether it leads to a web page instead of the phone's own apps. */
  away?: true;
}

/** The ways to reach the trainer; empty if the trainer gave none. */
export function channelsOf({ phone, whatsApp, whatsAppText, email }: TrainerContact): Channel[] {
  return [
    ...(phone
      ? [{ icon: "phone" as const, label: m.contact_phone(), value: phone, href: callLink(phone) }]
      : []),
    ...(whatsApp
      ? [
          {
            icon: "chat" as const,
            label: m.contact_whatsapp(),
            value: whatsApp,
            href: whatsAppLink(whatsApp, whatsAppText),
            away: true as const,
          },
        ]
      : []),
    ...(email
      ? [{ icon: "mail" as const, label: m.contact_email(), value: email, href: mailLink(email) }]
      : []),
  ];
}

export function ChannelList({ channels }: { channels: readonly Channel[] }): ReactNode {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-raised shadow-raised">
      {channels.map(({ icon, label, value, href, away }) => (
        <li key={label}>
          <a
            href={href}
            {...(away && { target: "_blank", rel: "noreferrer" })}
            className="flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-soft focus-visible:-outline-offset-2"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-lg text-accent-ink">
              <Icon name={icon} />
            </span>
            <span className="grid min-w-0 grow">
              <span className="text-sm text-muted">{label}</span>
              <Ltr className="justify-self-start font-medium wrap-anywhere">{value}</Ltr>
            </span>
            <Icon name="chevron" className="text-muted" />
          </a>
        </li>
      ))}
    </ul>
  );
}
