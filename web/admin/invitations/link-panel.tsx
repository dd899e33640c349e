import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { countryOfZone, internationalPhone } from "../../../domain/accounts/phone-countries.ts";
import type { SentInvitation } from "../../../domain/contract/people/invitations.ts";
import { whatsAppLink } from "../../lib/contact-links.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { ownZone } from "../../lib/format/own-zone.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { CountryField } from "./country-field.tsx";
import { mailInvitation } from "./queries.ts";
import { dayAt } from "./texts.ts";

type LinkPanelProps = {
  sent: SentInvitation;
  /** Replaces the usual introduction. */
  intro?: ReactNode;
};

/** The invitation link with the ways to send it; the server never shows it again. */
export function LinkPanel({ sent: { invitation, link, businessName }, intro }: LinkPanelProps) {
  const { id, name, email, phone, expiresAt } = invitation;
  const shown = useRef<HTMLParagraphElement>(null);
  const [country, setCountry] = useState(() => countryOfZone(ownZone()));
  const isLocal = phone !== null && !phone.startsWith("+");
  const number = phone === null ? undefined : internationalPhone(phone, country);
  const gender = invitation.gender ?? "other";
  // The message is in the language of the invited person, not the trainer's.
  const arabic = { locale: "ar" } as const;
  const business = businessName ?? m.app_name({}, arabic);
  const text = `${m.invitations_whatsapp_text({ gender, name, business }, arabic)}\n${link}`;
  const mailing = useMutation({ mutationFn: () => mailInvitation(id) });

  return (
    <div className="grid grid-cols-1 gap-4">
      <Banner kind="success">
        <p className="font-medium">{intro ?? m.invitations_ready({ name })}</p>
        <p>{m.invitations_ready_text({ day: dayAt(expiresAt) })}</p>
      </Banner>
      <div className="grid grid-cols-1 gap-1.5">
        <p className="font-medium">{m.invitations_link()}</p>
        <p
          ref={shown}
          dir="ltr"
          className="rounded-md border border-line-strong bg-field p-3 text-sm break-all select-all"
        >
          {link}
        </p>
      </div>
      {isLocal && <CountryField phone={phone} country={country} onCountry={setCountry} />}
      <div className="grid gap-3 sm:grid-cols-3">
        <CopyButton
          text={link}
          source={shown}
          label={m.invitations_copy()}
          copied={m.invitations_copied()}
        />
        <LinkButton
          href={whatsAppLink(number ?? "", text)}
          target="_blank"
          rel="noopener"
          variant="secondary"
          className="self-start"
        >
          <Icon name="chat" />
          {m.invitations_whatsapp()}
        </LinkButton>
        {email !== null && (
          <Button
            variant="secondary"
            className="self-start"
            disabled={mailing.isSuccess}
            pending={mailing.isPending}
            pendingLabel={m.invitations_mailing()}
            onClick={() => mailing.mutate()}
          >
            <Icon name={mailing.isSuccess ? "check" : "mail"} />
            {m.invitations_mail()}
          </Button>
        )}
      </div>
      <div role="status" className="text-sm text-muted">
        {mailing.isSuccess && m.invitations_mailed({ email: email ?? "" })}
      </div>
      {mailing.isError && (
        <Banner kind="error">{errorText(mailing.error, m.invitations_mail_failed())}</Banner>
      )}
    </div>
  );
}
