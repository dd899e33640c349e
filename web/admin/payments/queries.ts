import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { DebtorsPage, LedgerPage } from "../../../domain/contract/attention/debtors.ts";
import type { TraineePayments } from "../../../domain/contract/memberships/payments.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";

const key = ["admin", "payments"] as const;

/** A month's ledger by page, latest day first. */
export const ledgerQuery = (month: string) =>
  infiniteQueryOptions({
    queryKey: [...key, "month", month],
    queryFn: ({ pageParam: cursor, signal }) =>
      answer(
        adminClient().payments.$get(
          { query: { month, ...(cursor && { cursor }) } },
          { init: { signal } },
        ),
      ) as Promise<LedgerPage>,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

/** The debtors after the first page of the ledger. */
export const furtherDebtorsQuery = (after: number) =>
  infiniteQueryOptions({
    queryKey: [...key, "debtors", after],
    queryFn: ({ pageParam, signal }) =>
      answer(
        adminClient().payments.debtors.$get(
          { query: { after: String(pageParam) } },
          { init: { signal } },
        ),
      ) as Promise<DebtorsPage>,
    initialPageParam: after,
    getNextPageParam: (page) => page.next ?? undefined,
  });

/** A month's ledger as a file. */
export const loadLedgerFile = (month: string): Promise<Response> =>
  adminClient().payments.file.$get({ query: { month } });

const readTrainee = (id: string, cursor: string | undefined, signal: AbortSignal) =>
  answer(
    adminClient().trainees[":id"].payments.$get(
      { param: { id }, query: cursor ? { cursor } : {} },
      { init: { signal } },
    ),
  ) as Promise<TraineePayments>;

/** A trainee's payments and the due amount. */
export const traineePaymentsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...key, "trainee", id],
    queryFn: ({ pageParam, signal }) => readTrainee(id, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

/** The due amount of a possible payer. */
export const dueQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, "due", id],
    queryFn: async ({ signal }) => (await readTrainee(id, undefined, signal)).due,
  });

/** The purpose of a payment, as on its receipt. */
export const readSettlement = (id: string) =>
  answer(adminClient().payments[":id"].settlement.$get({ param: { id } }));

/** Invalidates everything that shows payments or due amounts. */
export function refreshPayments(): void {
  for (const queryKey of [key, ["admin", "queue"], ["admin", "glance"]]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
