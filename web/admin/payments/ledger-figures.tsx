import type { ReactNode } from "react";
import type { LedgerPage } from "../../../domain/contract/attention/debtors.ts";
import { formatDay, formatMoney } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Money } from "../../payments/money.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { LedgerView } from "./debts.ts";

type LedgerFiguresProps = {
  month: string;
  /** The ledger's first page, once it is here. */
  page: LedgerPage | undefined;
  view: LedgerView;
  onView: (view: LedgerView) => void;
};

/** What came in this month, what is open, and what is overdue: a press lists it below. */
export function LedgerFigures({ month, page, view, onView }: LedgerFiguresProps) {
  const owing = page?.owing;
  const figure = (each: LedgerView, shown: Omit<FigureProps, "chosen" | "onChoose">) => (
    <Figure {...shown} chosen={view === each} onChoose={() => onView(each)} />
  );
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 md:grid-cols-[1.4fr_1fr_1fr]">
      <legend className="sr-only">{m.debts_figures()}</legend>
      {figure("received", {
        label: m.debts_received_month({ month: formatDay(`${month}-01`, { month: "long" }) }),
        amount: page?.received,
        beside: page && m.debts_of_expected({ amount: formatMoney(page.expected) }),
        hero: true,
      })}
      {figure("open", {
        label: m.debts_open(),
        amount: owing?.open.agorot,
        beside: owing && m.debts_people({ count: owing.open.people }),
      })}
      {figure("overdue", {
        label: m.debts_overdue(),
        amount: owing?.overdue.agorot,
        beside: owing && m.debts_people({ count: owing.overdue.people }),
        warns: (owing?.overdue.agorot ?? 0) > 0,
      })}
    </fieldset>
  );
}

type FigureProps = {
  label: string;
  /** Agorot. */
  amount: number | undefined;
  beside: ReactNode;
  hero?: boolean;
  warns?: boolean;
  chosen: boolean;
  onChoose: () => void;
};

function Figure({ label, amount, beside, hero, warns, chosen, onChoose }: FigureProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={`hero-room grid min-h-27 content-start gap-0.5 rounded-xl border bg-raised px-5 py-3 text-start shadow-raised transition hover:bg-soft ${
        hero ? "max-md:col-span-full" : ""
      } ${chosen ? "border-accent-ink" : "border-line"}`}
    >
      <span className={`text-sm ${chosen ? "font-medium text-accent-ink" : "text-muted"}`}>
        {label}
      </span>
      <span className={`flex items-center ${hero ? "min-h-11.5" : "min-h-9"}`}>
        {amount === undefined ? (
          <Skeleton className="h-9 w-28" />
        ) : (
          <Money
            agorot={amount}
            className={`leading-digits font-semibold ${hero ? "text-hero" : "text-xl"} ${warns ? "text-warn" : ""}`}
          />
        )}
      </span>
      <span className="min-h-6 text-sm text-muted">{beside}</span>
    </button>
  );
}
