import { useEffect, useState } from "react";
import { m } from "../../web/paraglide/messages.js";
import { Ltr } from "../../web/ui/bidi.tsx";
import type { WrittenMail } from "../protocol.ts";
import type { ServerPort } from "./server-port.ts";

/** The mails that the product would have sent, with their links. */
export function MailList({ port }: { port: ServerPort }) {
  const [mails, setMails] = useState<WrittenMail[]>([]);
  useEffect(() => {
    port.call("listMails", {}).then(setMails, () => {});
  }, [port]);
  if (mails.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2 pt-3">
      <h3 className="font-semibold">{m.demo_mails()}</h3>
      {mails.map((mail) => (
        <details key={`${mail.at} ${mail.to}`} className="rounded-lg border border-line">
          <summary className="min-h-11 cursor-pointer px-4 py-2 font-medium">
            {mail.subject}
          </summary>
          <div className="grid gap-2 px-4 pb-3">
            <p className="text-sm text-muted">
              <Ltr className="wrap-anywhere">{mail.to}</Ltr>
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{withLinks(mail.text)}</p>
          </div>
        </details>
      ))}
    </section>
  );
}

function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part} className="text-accent-ink underline underline-offset-4">
        <Ltr>{part}</Ltr>
      </a>
    ),
  );
}
