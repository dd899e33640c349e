import { useInfiniteQuery } from "@tanstack/react-query";
import { isMonth, monthOf } from "../../../domain/memberships/payments.ts";
import { isOffline, LoadFailure } from "../../frame/load-failure.tsx";
import { formatDay } from "../../lib/format/format.ts";
import { useToday } from "../../lib/format/today.ts";
import { useAddress } from "../../lib/use-address.ts";
import { useAsked } from "../../lib/use-asked.ts";
import { m } from "../../paraglide/messages.js";
import { PaymentList } from "../../payments/payment-list.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DownloadButton } from "../list/download-button.tsx";
import { useWide } from "../list/use-wide.ts";
import { Debtors } from "./debtors.tsx";
import { type LedgerView, ledgerViews } from "./debts.ts";
import { LedgerFigures } from "./ledger-figures.tsx";
import { LedgerTable } from "./ledger-table.tsx";
import { MonthStepper } from "./month-stepper.tsx";
import { MonthSums } from "./month-sums.tsx";
import { ledgerQuery, loadLedgerFile } from "./queries.ts";
import { UnpaidOfMonth } from "./unpaid-of-month.tsx";
import { usePaymentActs } from "./use-payment-acts.tsx";

const useLedger = (month: string) => useInfiniteQuery(ledgerQuery(month));

/** The received and expected amounts of a month, which the address holds. */
export function Ledger() {
  const { params, change } = useAddress();
  const current = monthOf(useToday());
  const asked = params.get("month") ?? "";
  const month = isMonth(asked) && asked < current ? asked : current;
  const list = useLedger(month);
  const first = list.data?.pages[0];
  const view = ledgerViews.find((each) => each === params.get("show")) ?? "received";
  const acts = usePaymentActs({
    from: first?.from ?? "",
    debtors: first?.owing?.debtors,
  });
  useAsked("record", () => acts.record());
  const set = (name: string, value: string | undefined) =>
    change(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === undefined) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const show = (next: string) => set("month", next === current ? undefined : next);
  const choose = (next: LedgerView) => set("show", next === "received" ? undefined : next);
  const record = ({ traineeId: id, name }: { traineeId: string; name: string }) =>
    acts.record({ id, name });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <MonthStepper month={month} current={current} onMonth={show} />
        <div className="ms-auto flex flex-wrap gap-2 max-md:ms-0 max-md:w-full max-md:*:grow">
          <DownloadButton
            label={m.payments_file()}
            name={`miran-payments-${month}.csv`}
            load={() => loadLedgerFile(month)}
            disabled={first?.payments.length === 0}
          />
          <Button aria-haspopup="dialog" onClick={() => acts.record()}>
            <Icon name="plus" />
            {m.payments_record()}
          </Button>
        </div>
      </div>
      {list.isError && first && !list.isFetchNextPageError && !isOffline(list.error) && (
        <Banner kind="error">{m.payments_stale()}</Banner>
      )}
      {!first && list.isError ? (
        <LoadFailure
          title={m.payments_failed()}
          error={list.error}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <>
          <LedgerFigures month={month} page={first} view={view} onView={choose} />
          {view === "received" ? (
            <>
              <MonthSums sums={first} />
              {month !== current && first && (
                <UnpaidOfMonth key={month} month={month} unpaid={first.unpaid} onRecord={record} />
              )}
              <Payments list={list} month={month} acts={acts} />
            </>
          ) : first?.owing ? (
            <Debtors kind={view} first={first.owing} onRecord={record} />
          ) : (
            <Skeleton className="h-72 rounded-lg" />
          )}
        </>
      )}
      {acts.dialogs}
    </div>
  );
}

type PaymentsProps = {
  list: ReturnType<typeof useLedger>;
  month: string;
  acts: ReturnType<typeof usePaymentActs>;
};

function Payments({ list, month, acts }: PaymentsProps) {
  const wide = useWide();
  const payments = list.data?.pages.flatMap((page) => page.payments);
  if (!payments) return <Skeleton className="h-72 rounded-lg" />;
  if (payments.length === 0) {
    const named = formatDay(`${month}-01`, { month: "long", year: "numeric" });
    return (
      <EmptyState
        icon={<Icon name="receipt" />}
        title={m.payments_empty({ month: named })}
        text={m.payments_empty_text()}
      />
    );
  }
  return (
    <>
      {wide ? (
        <LedgerTable payments={payments} menu={acts.menu} />
      ) : (
        <PaymentList label={m.payments_title()} named payments={payments} action={acts.menu} />
      )}
      {list.hasNextPage && (
        <LoadMore
          label={m.payments_more()}
          pending={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}
