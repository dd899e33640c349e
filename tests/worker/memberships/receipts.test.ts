import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Settlement } from "../../../domain/contract/memberships/payments.ts";
import { newId } from "../../../domain/id.ts";
import { cashDesk, charge, ledger, lineOf, makePayments } from "../../support/cash-desk.ts";
import { emptyLedger } from "../../support/ledger.ts";
import { makePlans } from "../../support/trainees.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const { read, record, reverse, monthOf } = cashDesk(() => trainer);

let trainer: SignedInTrainee;
beforeEach(async () => {
  await makePlans();
  await emptyLedger();
  trainer = await makeTrainer();
});

describe("a receipt's number", () => {
  it("counts a year's entries without a gap, and never changes", async () => {
    const trainee = await makeTrainee();
    const [first, second] = [lineOf(trainee), lineOf(trainee)];
    await record(makePayments([first], { paidOn: "2026-03-05" }));
    await record(makePayments([first], { paidOn: "2026-03-05" }));
    await record(makePayments([lineOf(trainee)], { paidOn: "2025-12-31" }));
    await reverse(first.id);
    await record(makePayments([second], { paidOn: "2026-01-01" }));
    const { results } = await env.DB.prepare(
      "select substr(paid_on, 1, 4) || ' ' || number entry from payments order by created_at, id",
    ).all<{ entry: string }>();
    expect(results.map(({ entry }) => entry).toSorted()).toEqual([
      "2025 1",
      "2026 1",
      "2026 2",
      "2026 3",
    ]);
    expect((await monthOf("2026-01")).payments).toMatchObject([{ id: second.id, number: 3 }]);
    const rewrite = env.DB.prepare("update payments set number = 9 where id = ?").bind(first.id);
    await expect(rewrite.run()).rejects.toThrow("append-only");
  });

  it("continues after the year's last, with one search in its index", async () => {
    const trainee = await makeTrainee();
    await record(makePayments([lineOf(trainee)], { paidOn: "2026-03-05" }));
    const { results } = await env.DB.prepare(
      "explain query plan select max(number) from payments where substr(paid_on, 1, 4) = '2026'",
    ).all<{ detail: string }>();
    expect(results.map(({ detail }) => detail).join()).toContain("INDEX payments_number");
    const twice = env.DB.prepare(
      `insert into payments (id, trainee_id, agorot, method, paid_on, created_at, number)
       values (?1, ?2, 1, 'cash', '2026-05-01', 1, 1)`,
    ).bind(newId(), trainee.id);
    await expect(twice.run()).rejects.toThrow("UNIQUE");
  });

  it("differs for simultaneous payments", async () => {
    const people = await Promise.all([makeTrainee(), makeTrainee(), makeTrainee()]);
    await record(makePayments(people.map((each) => lineOf(each))));
    const { payments } = await monthOf("2026-03");
    expect(payments.map(({ number }) => number).toSorted()).toEqual([1, 2, 3]);
  });
});

describe("the settlement of a payment", () => {
  const of = (id: string) => read<Settlement>(`${ledger}/${id}/settlement`);

  it("is visible to the trainer and its trainee", async () => {
    const [one, other] = [await makeTrainee(), await makeTrainee()];
    await charge(one, "2026-03-01", 9900);
    await charge(one, "2026-04-01", 9900);
    const [first, second] = [lineOf(one, 4000), lineOf(one, 10_000)];
    await record(makePayments([first], { paidOn: "2026-03-05" }));
    await record(makePayments([second], { paidOn: "2026-04-05" }));
    expect(await of(first.id)).toMatchObject({
      covers: [{ startsOn: "2026-03-01", priceAgorot: 9900, agorot: 4000 }],
      left: 5900,
    });
    const own = `/api/trainee/payments/${second.id}/settlement`;
    expect(await read<Settlement>(own, one.token)).toMatchObject({
      covers: [
        { startsOn: "2026-03-01", agorot: 5900 },
        { startsOn: "2026-04-01", agorot: 4100 },
      ],
      left: 5800,
    });
    expect((await call(own, { token: other.token })).status).toBe(404);
  });

  it("excludes reversed payments, and is empty for a reversed one", async () => {
    const trainee = await makeTrainee();
    await charge(trainee, "2026-03-01", 9900);
    const [mistaken, right] = [lineOf(trainee), lineOf(trainee)];
    await record(makePayments([mistaken], { paidOn: "2026-03-05" }));
    await record(makePayments([right], { paidOn: "2026-03-06" }));
    await reverse(mistaken.id);
    expect(await of(right.id)).toMatchObject({ covers: [{ agorot: 9900 }], ahead: 0, left: 0 });
    expect(await of(mistaken.id)).toEqual({ covers: [], opening: 0, ahead: 0, left: null });
  });

  it("stays unchanged when an earlier day's payment is entered later", async () => {
    const trainee = await makeTrainee();
    for (const month of ["2026-03-01", "2026-04-01"]) await charge(trainee, month, 9900);
    const printed = lineOf(trainee);
    await record(makePayments([printed], { paidOn: "2026-03-10" }));
    const before = await of(printed.id);
    await record(makePayments([lineOf(trainee)], { paidOn: "2026-03-05" }));
    expect(before).toMatchObject({ covers: [{ startsOn: "2026-03-01" }], left: 0 });
    expect(await of(printed.id)).toEqual(before);
  });

  it("is 404 for unknown payments and reversals", async () => {
    const line = lineOf(await makeTrainee());
    const reversal = newId();
    await record(makePayments([line]));
    await reverse(line.id, reversal);
    for (const id of [newId(), reversal]) {
      const path = `${ledger}/${id}/settlement`;
      expect((await call(path, { token: trainer.token })).status).toBe(404);
    }
  });
});
