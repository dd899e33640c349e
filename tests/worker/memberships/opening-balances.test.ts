import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newId } from "../../../domain/id.ts";
import { findLedgerDifferences, resummings } from "../../../worker/data/memberships/ledger-sums.ts";
import { cashDesk, lineOf, makePayments } from "../../support/cash-desk.ts";
import {
  countOf,
  emptyDesk,
  idOf,
  type importDesk,
  makeImported,
  peoplePortion,
} from "../../support/imports.ts";
import { emptyLedger } from "../../support/ledger.ts";
import { call, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let desk: ReturnType<typeof importDesk>;
const { record, paymentsOf, monthOf, read } = cashDesk(() => trainer);
const month = "2026-11";

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T09:00:00Z") });
  ({ trainer, desk } = await emptyDesk());
  await emptyLedger();
});
afterEach(() => vi.useRealTimers());

const personOf = async (row: number) =>
  ({ id: await idOf(`row${row}@example.com`) }) as SignedInTrainee;
const owing = makeImported(2, { startsOn: "2026-11-01", opening: 7000 });
const ahead = makeImported(3, { startsOn: "2026-11-01", opening: -2000 });
const settled = makeImported(4, { startsOn: "2026-11-01", opening: 0 });
const unpaid = makeImported(5, { startsOn: "2026-11-01", price: 12_000, paid: false });
const whole = [owing, ahead, settled, unpaid];

describe("an opening balance", () => {
  it("is due from the day of the import, in place of the subscription's price", async () => {
    await desk.write(peoplePortion(whole));
    const standings = await Promise.all(
      whole.map(async ({ row }) => {
        const { due, opening, payments } = await paymentsOf(await personOf(row));
        return { due, opening, payments };
      }),
    );
    const since = "2026-11-27";
    expect(standings).toEqual([
      { due: { agorot: 7000, since }, opening: { agorot: 7000, since }, payments: [] },
      { due: { agorot: -2000, since: null }, opening: { agorot: -2000, since }, payments: [] },
      { due: { agorot: 0, since: null }, opening: null, payments: [] },
      { due: { agorot: 12_000, since }, opening: { agorot: 12_000, since }, payments: [] },
    ]);
    expect(await countOf("subscriptions where billed = 1")).toBe(0);
  });

  it("leaves the agreed price with the subscription, and the plan's where none was told", async () => {
    await desk.write(peoplePortion([owing, unpaid]));
    expect(await countOf("subscriptions where price_agorot = 12000")).toBe(1);
    expect(await countOf("subscriptions where price_agorot = 9900")).toBe(1);
  });

  it("is among the debts, in no month's sums, and in the file below the payments", async () => {
    await desk.write(peoplePortion([makeImported(9, { startsOn: "2026-11-01", paid: true })]));
    const before = await monthOf(month);
    await desk.write(peoplePortion([owing, ahead]));
    const page = await monthOf(month);
    expect(page.owing?.debtors).toMatchObject([{ name: "متدرب 2", agorot: 7000 }]);
    expect(page.received).toBe(before.received);
    // The subscriptions' own prices, and nothing of the balances.
    expect(page.expected - before.expected).toBe(2 * 9900);
    const file = await call(`/api/admin/payments/file?month=${month}`, { token: trainer.token });
    const lines = (await file.text()).trim().split("\r\n").slice(1);
    expect(lines).toEqual([
      "2026-11-27,متدرب 2,,رصيد افتتاحي,كان مستحقاً: 70.00\u00a0₪,,",
      "2026-11-27,متدرب 3,,رصيد افتتاحي,كان مدفوعاً مقدّماً: 20.00\u00a0₪,,",
    ]);
  });

  it("is paid before every subscription, as the receipt says", async () => {
    await desk.write(peoplePortion([owing]));
    const person = await personOf(2);
    const line = lineOf(person, 7500);
    await record(makePayments([line], { paidOn: "2026-11-27" }));
    expect(await read(`/api/admin/payments/${line.id}/settlement`)).toEqual({
      covers: [],
      opening: 7000,
      ahead: 500,
      left: -500,
    });
    expect(await paymentsOf(person)).toMatchObject({ due: { agorot: -500 }, next: null });
  });

  it("is in the kept sums, which are computed again with it", async () => {
    await desk.write(peoplePortion(whole));
    expect(await findLedgerDifferences(env.DB)).toEqual([]);
    await env.DB.prepare("update trainee_balances set charged = 0").run();
    expect(await findLedgerDifferences(env.DB)).toHaveLength(3);
    await env.DB.batch(resummings.map((statement) => env.DB.prepare(statement)));
    expect(await findLedgerDifferences(env.DB)).toEqual([]);
  });

  it("is written once, never changed, and goes with the undo and the account", async () => {
    const id = newId();
    await desk.write(peoplePortion([owing, ahead]), id);
    await desk.write(peoplePortion([owing, ahead]), id);
    await desk.write(peoplePortion([owing, ahead]));
    expect(await countOf("opening_balances")).toBe(2);
    await expect(env.DB.prepare("update opening_balances set agorot = 1").run()).rejects.toThrow(
      "opening balances are never changed",
    );
    const { id: gone } = await personOf(3);
    await call(`/api/admin/trainees/${gone}`, { method: "DELETE", token: trainer.token });
    expect(await countOf("opening_balances")).toBe(1);
    expect(await desk.undo(id)).toMatchObject({ removed: 1 });
    expect(await countOf("opening_balances")).toBe(0);
    expect(await countOf("trainee_balances")).toBe(0);
    expect(await findLedgerDifferences(env.DB)).toEqual([]);
  });

  it("of more than the ledger holds is refused", async () => {
    const refused = await desk.send("", {
      id: newId(),
      portion: peoplePortion([makeImported(2, { opening: 10_000_001 })]),
    });
    expect(refused.status).toBe(400);
    expect(await countOf("accounts where role = 'trainee'")).toBe(0);
  });
});
