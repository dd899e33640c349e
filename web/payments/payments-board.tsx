import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Payment, TraineePayments } from "../../domain/contract/memberships/payments.ts";
import { isOffline, LoadFailure } from "../frame/load-failure.tsx";
import { m } from "../paraglide/messages.js";
import { Banner } from "../ui/banner.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { LoadMore } from "../ui/load-more.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { DueCard } from "./due-card.tsx";
import { PaymentList } from "./payment-list.tsx";

type PaymentsBoardProps = {
  list: UseInfiniteQueryResult<InfiniteData<TraineePayments>>;
  label: string;
  /** Content beside the due amount. */
  action?: ReactNode;
  /** Content at the end of a payment's row. */
  rowAction: (payment: Payment) => ReactNode;
  empty: { title: string; text: string };
};

/** A trainee's payments and the due amount, for either side. */
export function PaymentsBoard({ list, label, action, rowAction, empty }: PaymentsBoardProps) {
  const pages = list.data?.pages;
  const first = pages?.[0];
  if (!pages || !first) {
    return list.isError ? (
      <LoadFailure
        title={m.payments_failed()}
        error={list.error}
        pending={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <div aria-busy="true" className="grid grid-cols-1 gap-4">
        <Skeleton className="h-28 rounded-xl" />
        <Skeleton className="h-54 rounded-lg" />
      </div>
    );
  }
  const payments = pages.flatMap((page) => page.payments);
  // The oldest line of all.
  const opening = list.hasNextPage ? null : first.opening;
  return (
    <div className="grid grid-cols-1 gap-4">
      {list.isError && !list.isFetchNextPageError && !isOffline(list.error) && (
        <Banner kind="error">{m.payments_stale()}</Banner>
      )}
      <DueCard due={first.due} action={action} />
      {payments.length === 0 && !opening ? (
        <EmptyState icon={<Icon name="receipt" />} {...empty} />
      ) : (
        <PaymentList label={label} payments={payments} opening={opening} action={rowAction} />
      )}
      {list.hasNextPage && (
        <LoadMore
          label={m.payments_more()}
          pending={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </div>
  );
}
