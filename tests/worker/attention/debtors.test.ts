import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { DebtorsPage } from "../../../domain/contract/attention/debtors.ts";
import { newId } from "../../../domain/id.ts";
import { getLedgerPage } from "../../../worker/data/attention/ledger.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { cashDesk, charge, ledger, lineOf, makePayments } from "../../support/cash-desk.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const month = today.slice(0, 7);
let trainer: SignedInTrainee;
const { read, record, monthOf } = cashDesk(() => trainer);

beforeEach(async () => {
  trainer = await makeTrainer();
  await env.DB.exec("delete from accounts where role = 'trainee'");
});

const debtorsAfter = (after: number) => read<DebtorsPage>(`${ledger}/debtors?after=${after}`);

/** A debtor for each number of days. */
async function makeDebtors(...days: number[]): Promise<SignedInTrainee[]> {
  const people: SignedInTrainee[] = [];
  for (const each of days) {
    const person = await makeTrainee({ name: `منذ ${each}` });
    await charge(person, addDays(today, -each), 9900);
    people.push(person);
  }
  return people;
}

describe("the debtors", () => {
  it("are open from the first day, and overdue by the person's own threshold", async () => {
    const [, , patient] = await makeDebtors(0, 30, 40);
    await env.DB.prepare("update trainee_profiles set attention = ? where id = ?")
      .bind(JSON.stringify({ overdueDays: 60 }), patient?.id)
      .run();
    const { owing } = await monthOf(month);
    expect(owing).toMatchObject({
      open: { agorot: 29_700, people: 3 },
      overdue: { agorot: 9900, people: 1 },
    });
    expect(owing?.debtors.map(({ name, days, overdue }) => [name, days, overdue])).toEqual([
      ["منذ 30", 30, true],
      ["منذ 40", 40, false],
      ["منذ 0", 0, false],
    ]);
  });

  it("come page by page, each once, with the sums of all on each page", async () => {
    await makeDebtors(...Array.from({ length: 52 }, (_, place) => place + 5));
    const { owing } = await monthOf(month);
    expect(owing?.debtors).toHaveLength(50);
    const rest = await debtorsAfter(owing?.next ?? 0);
    expect(rest).toMatchObject({ open: { people: 52 }, next: null });
    const names = [...(owing?.debtors ?? []), ...rest.debtors].map(({ name }) => name);
    expect(new Set(names).size).toBe(52);
    expect(names[0]).toBe("منذ 56");
  });

  it("are nobody without a debt, and only with the first page of a ledger", async () => {
    expect((await monthOf(month)).owing).toEqual({
      open: { agorot: 0, people: 0 },
      overdue: { agorot: 0, people: 0 },
      debtors: [],
      next: null,
    });
    const cursor = `${month}-01_1_${newId()}`;
    expect(await read(`${ledger}?month=${month}&cursor=${cursor}`)).toMatchObject({
      owing: null,
      methods: [],
    });
  });

  it("are the trainer's alone, from a number on", async () => {
    const [person] = await makeDebtors(9);
    const status = async (token: string | undefined, after: string) =>
      (await call(`${ledger}/debtors?after=${after}`, token === undefined ? {} : { token })).status;
    expect(await status(person?.token, "0")).toBe(403);
    expect(await status(undefined, "0")).toBe(401);
    expect(await status(trainer.token, "-1")).toBe(400);
  });
});

describe("a month's received amount", () => {
  it("is split by way of payment, reversals taken off", async () => {
    const [one, other] = await makeDebtors(20, 20);
    if (!one || !other) throw new Error("a trainee is missing");
    const mistaken = lineOf(one, 700);
    await record(makePayments([lineOf(one, 5000), lineOf(other, 100)], { paidOn: today }));
    await record(makePayments([lineOf(other, 3333)], { paidOn: today, method: "transfer" }));
    await record(makePayments([mistaken], { paidOn: today, method: "card" }));
    await cashDesk(() => trainer).reverse(mistaken.id);
    const { methods, received } = await monthOf(month);
    const sum = methods.reduce((total, { agorot }) => total + agorot, 0);
    expect(methods.slice(0, 2)).toEqual([
      { method: "cash", agorot: expect.any(Number) },
      { method: "transfer", agorot: expect.any(Number) },
    ]);
    expect(sum).toBe(received);
    expect(methods.some(({ method }) => method === "card")).toBe(false);
  });

  it("comes with the debtors in one batch", async () => {
    const { database, counts } = countingDatabase();
    await getLedgerPage(trainerScope(database, trainer.actor, Date.now()), { month });
    expect(counts.batches).toBe(1);
  });
});
