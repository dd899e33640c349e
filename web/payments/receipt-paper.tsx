import { m } from "../paraglide/messages.js";
import { Money } from "./money.tsx";
import type { Receipt } from "./receipt-lines.ts";

/** A receipt in the screen's colours, and when printed in those of paper. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const { title, number, agorot, lines, note, reversed } = receipt;
  return (
    <article aria-label={title} className="grid gap-4 rounded-lg border border-line p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{title}</h3>
        <p className="text-sm text-muted">
          {m.payments_number()} <bdi className="font-medium tabular-nums">{number}</bdi>
        </p>
      </header>
      <p className={reversed ? "text-muted line-through" : ""}>
        <Money agorot={agorot} className="text-hero leading-digits font-semibold" />
      </p>
      {reversed && (
        <p className="w-fit rounded-md border-2 border-bad px-3 py-1 font-semibold text-bad">
          {reversed}
        </p>
      )}
      <dl className="grid gap-2">
        {lines.map(({ label, value }, place) => (
          <div // Lines have no other name than their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move
            key={place}
            className="flex flex-wrap justify-between gap-x-4"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {note && (
        <p className="border-t border-line pt-3 wrap-anywhere">
          <bdi>{note}</bdi>
        </p>
      )}
    </article>
  );
}
