import { env } from "cloudflare:workers";
import type { LedgerPage } from "../../domain/contract/attention/debtors.ts";
import type { TraineePayments } from "../../domain/contract/memberships/payments.ts";
import { newId } from "../../domain/id.ts";
import { call, type SignedInTrainee } from "./worker.ts";

export const ledger = "/api/admin/payments";

export const lineOf = ({ id: traineeId }: SignedInTrainee, agorot = 9900) => ({
  id: newId(),
  traineeId,
  agorot,
});

export const makePayments = (
  payments: readonly ReturnType<typeof lineOf>[],
  overrides: object = {},
) => ({
  payments,
  method: "cash",
  paidOn: "2026-03-05",
  note: null,
  ...overrides,
});

/** The present trainer's requests about payments. */
export const cashDesk = (trainer: () => SignedInTrainee) => {
  const read = async <Answer>(path: string, token = trainer().token): Promise<Answer> =>
    (await call(path, { token })).json();
  return {
    read,
    record: (body: unknown) => call(ledger, { token: trainer().token, body }),
    reverse: (id: string, reversalId = newId(), token = trainer().token) =>
      call(`${ledger}/${id}/reversal`, { token, body: { id: reversalId } }),
    monthOf: (month: string) => read<LedgerPage>(`${ledger}?month=${month}`),
    paymentsOf: ({ id }: SignedInTrainee) =>
      read<TraineePayments>(`/api/admin/trainees/${id}/payments`),
  };
};

export const balanceOf = ({ id }: SignedInTrainee) =>
  env.DB.prepare("select charged, paid from trainee_balances where trainee_id = ?")
    .bind(id)
    .first();

export const charge = ({ id }: SignedInTrainee, startsOn: string, priceAgorot: number) =>
  env.DB.prepare(
    `insert into subscriptions (id, trainee_id, plan_id, price_agorot, starts_on, ends_on, created_at)
     values (?1, ?2, 'basic', ?3, ?4, ?4, 1)`,
  )
    .bind(newId(), id, priceAgorot, startsOn)
    .run();
