import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { LedgerPage } from "../../../domain/contract/attention/debtors.ts";
import type { TraineePayments } from "../../../domain/contract/memberships/payments.ts";
import { newId } from "../../../domain/id.ts";
import { getLedgerPage } from "../../../worker/data/attention/ledger.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { cashDesk, charge, ledger, lineOf, makePayments } from "../../support/cash-desk.ts";
import { emptyLedger } from "../../support/ledger.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { makePlans } from "../../support/trainees.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const { read, record, reverse, monthOf, paymentsOf } = cashDesk(() => trainer);

let trainer: SignedInTrainee;
beforeEach(async () => {
  await makePlans();
  await emptyLedger();
  await env.DB.exec("delete from settings");
  trainer = await makeTrainer();
});

const addedBefore = ({ id }: SignedInTrainee, minutes: number) =>
  env.DB.prepare("update accounts set created_at = ? where id = ?")
    .bind(Date.now() - minutes * 60_000, id)
    .run();
const remove = ({ id }: SignedInTrainee) =>
  call(`/api/admin/trainees/${id}`, { method: "DELETE", token: trainer.token });

describe("the ledger", () => {
  it("cannot be rewritten by any statement", async () => {
    const line = lineOf(await makeTrainee());
    const other = await makeTrainee();
    await record(makePayments([line]));
    const statements = [
      "update payments set agorot = 1",
      `update payments set trainee_id = '${other.id}'`,
      "delete from payments",
    ];
    for (const statement of statements) {
      await expect(env.DB.prepare(statement).run()).rejects.toThrow("append-only");
    }
  });

  it("refuses a reversal of another amount, of another's payment, or of a reversal", async () => {
    const line = lineOf(await makeTrainee());
    const other = await makeTrainee();
    await record(makePayments([line]));
    const reversal = newId();
    const insert = (traineeId: string, agorot: number, reverses: string) =>
      env.DB.prepare(
        `insert into payments (id, trainee_id, agorot, method, paid_on, reverses, created_at)
         values (?1, ?2, ?3, 'cash', '2026-03-05', ?4, 1)`,
      )
        .bind(newId(), traineeId, agorot, reverses)
        .run();
    await expect(insert(line.traineeId, -1, line.id)).rejects.toThrow("one whole payment");
    await expect(insert(other.id, -9900, line.id)).rejects.toThrow("one whole payment");
    await reverse(line.id, reversal);
    await expect(insert(line.traineeId, -9900, reversal)).rejects.toThrow("one whole payment");
  });

  it("keeps a month's expected sum when a trainee is deleted, not when a line is corrected", async () => {
    const [deleted, mended] = [await makeTrainee(), await makeTrainee()];
    for (const trainee of [deleted, mended]) await charge(trainee, "2024-05-01", 9900);
    await addedBefore(deleted, 11);
    await remove(deleted);
    expect(await monthOf("2024-05")).toMatchObject({ expected: 19_800 });
    await env.DB.prepare("delete from subscriptions where trainee_id = ?").bind(mended.id).run();
    expect(await monthOf("2024-05")).toMatchObject({ expected: 9900 });
  });

  it("expects nothing of a trainee added by mistake without payments", async () => {
    const [mistaken, paying] = [await makeTrainee(), await makeTrainee()];
    for (const trainee of [mistaken, paying]) {
      await charge(trainee, "2024-06-01", 9900);
      await addedBefore(trainee, 9);
    }
    await record(makePayments([lineOf(paying, 9900)]));
    for (const trainee of [mistaken, paying]) await remove(trainee);
    expect(await monthOf("2024-06")).toMatchObject({ expected: 9900 });
  });

  it("has a month's received and expected sums, independent of other months", async () => {
    await env.DB.exec("delete from subscriptions");
    const trainee = await makeTrainee();
    await charge(trainee, "2026-03-31", 9900);
    await charge(trainee, "2026-04-01", 19_900);
    await record(makePayments([lineOf(trainee, 5000)], { paidOn: "2026-03-01" }));
    await record(makePayments([lineOf(trainee, 4900)], { paidOn: "2026-03-31" }));
    await record(makePayments([lineOf(trainee, 1)], { paidOn: "2026-04-01" }));
    const march = await monthOf("2026-03");
    expect(march).toMatchObject({ received: 9900, expected: 9900, next: null });
    expect(march.payments.map(({ agorot }) => agorot)).toEqual([4900, 5000]);
    expect(await monthOf("2026-02")).toMatchObject({ received: 0, expected: 0, payments: [] });
  });

  it("reads no more rows with more entries in other months", async () => {
    const trainee = await makeTrainee();
    for (const paidOn of ["2026-02-01", "2026-03-05", "2026-04-01"]) {
      await record(makePayments([lineOf(trainee)], { paidOn }));
    }
    const cost = async () => {
      const { database, counts } = countingDatabase();
      await getLedgerPage(trainerScope(database, trainer.actor, Date.now()), { month: "2026-03" });
      expect(counts.batches).toBe(1);
      return counts.rows;
    };
    const alone = await cost();
    await env.DB.prepare(
      `insert into payments (id, trainee_id, agorot, method, paid_on, created_at)
       with recursive n(n) as (select 1 union all select n + 1 from n where n < 500)
       select 'old-' || n, ?, n, 'cash', '2025-' || printf('%02d', 1 + n % 12) || '-01', n from n`,
    )
      .bind(trainee.id)
      .run();
    expect(await cost()).toBe(alone);
    // These include the month's subscriptions, with their trainees' other subscriptions and payments.
    expect(alone).toBeLessThan(30);
  });

  it("reads later payments of a past month's buyers, and no earlier or other ones", async () => {
    const [buyer, other] = [await makeTrainee(), await makeTrainee()];
    await charge(buyer, "2024-05-02", 9900);
    await charge(other, "2024-02-02", 9900);
    const cost = async () => {
      const { database, counts } = countingDatabase();
      await getLedgerPage(trainerScope(database, trainer.actor, Date.now()), { month: "2024-05" });
      return counts.rows;
    };
    const pay = ({ id }: { id: string }, month: string, times: number) =>
      env.DB.prepare(
        `insert into payments (id, trainee_id, agorot, method, paid_on, created_at)
         with recursive n(n) as (select 1 union all select n + 1 from n where n < ?3)
         select ?2 || ?1 || n, ?1, 10000, 'cash', ?2 || '-03', n from n`,
      )
        .bind(id, month, times)
        .run();
    // Without today's debtors, only the month's list grows.
    for (const each of [buyer, other]) await pay(each, "2024-06", 1);
    const alone = await cost();
    for (let nth = 0; nth < 40; nth++) await charge(buyer, "2024-01-02", 1);
    await pay(buyer, "2024-02", 100);
    await pay(other, "2024-07", 100);
    expect(await cost()).toBe(alone);
    // Some dozens of rows after years of monthly payments.
    await pay(buyer, "2024-08", 24);
    expect((await cost()) - alone).toBe(24);
  });

  it("lists today's debtors on its first page, the oldest debt first, in any month", async () => {
    const [older, newer, paid, gone] = await Promise.all(
      ["أقدم", "أحدث", "دافع", "راحل"].map((name) => makeTrainee({ name })),
    );
    if (!older || !newer || !paid || !gone) throw new Error("a trainee is missing");
    await charge(older, addDays(today, -60), 9900);
    await charge(older, addDays(today, 3), 9900);
    for (const each of [newer, paid, gone]) await charge(each, addDays(today, -10), 9900);
    await record(makePayments([lineOf(older, 900), lineOf(paid)]));
    await env.DB.prepare("update trainee_profiles set status = 'inactive' where id = ?")
      .bind(gone.id)
      .run();
    const { owing } = await monthOf("2026-03");
    const ours = owing?.debtors.filter(({ name }) =>
      ["أقدم", "أحدث", "دافع", "راحل"].includes(name),
    );
    expect(ours).toMatchObject([
      { traineeId: older.id, agorot: 9000, since: addDays(today, -60), days: 60, overdue: true },
      { traineeId: newer.id, agorot: 9900, since: addDays(today, -10), days: 10, overdue: true },
    ]);
  });

  it("lists a past month's unpaid subscriptions, with their open amounts", async () => {
    const [never, part, later, paid, older, gone] = await Promise.all(
      ["لم يدفع", "بعضه", "لاحقاً", "دافع", "أقدم", "راحل"].map((name) => makeTrainee({ name })),
    );
    if (!never || !part || !later || !paid || !older || !gone)
      throw new Error("a trainee is missing");
    for (const each of [part, later, paid, gone]) await charge(each, "2025-09-10", 9900);
    await charge(never, "2025-09-03", 9900);
    await charge(never, "2025-09-20", 5000);
    // Payments cover earlier subscriptions first: only the rest counts for this month.
    await charge(older, "2025-08-10", 9900);
    await charge(older, "2025-09-12", 9900);
    await charge(older, "2025-10-12", 29_900);
    await record(makePayments([lineOf(older, 12_000)], { paidOn: "2025-09-13" }));
    await record(makePayments([lineOf(part, 4000), lineOf(paid)], { paidOn: "2025-09-30" }));
    await record(makePayments([lineOf(part, 1000), lineOf(later)], { paidOn: "2025-10-01" }));
    const mistaken = lineOf(never, 14_900);
    await record(makePayments([mistaken], { paidOn: "2025-09-21" }));
    await reverse(mistaken.id);
    await env.DB.prepare("update trainee_profiles set status = 'inactive' where id = ?")
      .bind(gone.id)
      .run();
    const { unpaid, next } = await monthOf("2025-09");
    expect(next).toBeNull();
    const days = unpaid.map(({ since }) => since);
    expect(days).toEqual(days.toSorted());
    const shown = unpaid.map(({ name, status, since, agorot, left }) =>
      [name, status, since, agorot, left].join(" "),
    );
    expect(new Set(shown)).toEqual(
      new Set([
        "لم يدفع active 2025-09-03 14900 14900",
        "بعضه active 2025-09-10 5900 4900",
        "لاحقاً active 2025-09-10 9900 0",
        "راحل inactive 2025-09-10 9900 9900",
        "أقدم active 2025-09-12 7800 7800",
      ]),
    );
    // The month that runs even where the day is the latest.
    const running = localDateAt(Date.now(), "Etc/GMT-14").slice(0, 7);
    expect((await monthOf(running)).unpaid).toEqual([]);
    const behind: LedgerPage = await read(`${ledger}?month=2025-09&cursor=2025-09-30_1_${newId()}`);
    expect(behind.unpaid).toEqual([]);
  });

  it("continues page by page, each payment once", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => makeTrainee()));
    for (let day = 1; day <= 9; day++) {
      const lines = people.map((person) => lineOf(person, day));
      await record(makePayments(lines, { paidOn: `2026-03-0${day}` }));
    }
    const seen: LedgerPage["payments"] = [];
    let cursor: string | null = null;
    do {
      const behind: string = cursor === null ? "" : `&cursor=${cursor}`;
      const page: LedgerPage = await read(`${ledger}?month=2026-03${behind}`);
      expect(page.payments.length).toBeLessThanOrEqual(50);
      expect(page.received).toBe(12 * 45);
      seen.push(...page.payments);
      cursor = page.next;
    } while (cursor !== null);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(108);
    const days = seen.map(({ paidOn }) => paidOn);
    expect(days).toEqual(days.toSorted().reverse());
  });

  it.each(["2026-13", "2026-1", "1999-01", "now", "2026-03-01"])(
    "refuses the month %s",
    async (m) => {
      const response = await call(`${ledger}?month=${m}`, { token: trainer.token });
      expect(response.status).toBe(400);
    },
  );
});

describe("a trainee's open amount", () => {
  it("is the begun subscriptions less the payments, since the oldest open one", async () => {
    const trainee = await makeTrainee();
    await charge(trainee, addDays(today, -60), 9900);
    await charge(trainee, addDays(today, -30), 9900);
    await charge(trainee, addDays(today, 1), 9900);
    await record(makePayments([lineOf(trainee, 12_000)]));
    const { due, payments } = await paymentsOf(trainee);
    expect(due).toEqual({ agorot: 7800, since: addDays(today, -30) });
    expect(payments).toHaveLength(1);
  });

  it("is visible to this trainee, and to no other", async () => {
    const [one, other] = [await makeTrainee(), await makeTrainee()];
    await record(makePayments([lineOf(one)], { note: "شكراً" }));
    const own: TraineePayments = await read("/api/trainee/payments", one.token);
    expect(own.payments).toMatchObject([{ agorot: 9900, note: "شكراً" }]);
    expect(own.due).toEqual({ agorot: -9900, since: null });
    expect(await read("/api/trainee/payments", other.token)).toMatchObject({ payments: [] });
  });

  it("is 404 for an unknown trainee", async () => {
    const path = `/api/admin/trainees/${newId()}/payments`;
    expect((await call(path, { token: trainer.token })).status).toBe(404);
  });
});

describe("a deleted trainee's payments", () => {
  it("stay in the ledger without name and note, and can be reversed", async () => {
    const trainee = await makeTrainee({ name: "راحل" });
    const line = lineOf(trainee);
    await record(makePayments([line], { note: "من راحل" }));
    await call(`/api/admin/trainees/${trainee.id}`, { method: "DELETE", token: trainer.token });
    const { received, payments } = await monthOf("2026-03");
    expect(received).toBe(9900);
    expect(payments).toMatchObject([{ id: line.id, traineeId: null, name: null, note: null }]);
    expect((await reverse(line.id)).status).toBe(200);
    expect(await monthOf("2026-03")).toMatchObject({ received: 0 });
  });
});
