import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type {
  LedgerPage,
  StoredPayments,
  TraineePayments,
} from "../../../domain/contract/memberships/payments.ts";
import { newId } from "../../../domain/id.ts";
import { getLedgerPage } from "../../../worker/data/memberships/payments.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { emptyLedger } from "../../support/ledger.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { makePlans } from "../../support/trainees.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const ledger = "/api/admin/payments";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await makePlans();
  await emptyLedger();
  await env.DB.exec("delete from settings");
  trainer = await makeTrainer();
});

const lineOf = ({ id: traineeId }: SignedInTrainee, agorot = 9900) => ({
  id: newId(),
  traineeId,
  agorot,
});

const make = (payments: readonly ReturnType<typeof lineOf>[], overrides: object = {}) => ({
  payments,
  method: "cash",
  paidOn: "2026-03-05",
  note: null,
  ...overrides,
});

const record = (body: unknown) => call(ledger, { token: trainer.token, body });

const reverse = (id: string, reversalId = newId(), token = trainer.token) =>
  call(`${ledger}/${id}/reversal`, { token, body: { id: reversalId } });

const read = async <Answer>(path: string, token = trainer.token): Promise<Answer> =>
  (await call(path, { token })).json();

const monthOf = (month: string) => read<LedgerPage>(`${ledger}?month=${month}`);
const paymentsOf = ({ id }: SignedInTrainee) =>
  read<TraineePayments>(`/api/admin/trainees/${id}/payments`);

const entries = async () =>
  (await env.DB.prepare("select count(*) as n from payments").first<{ n: number }>())?.n;

const balanceOf = ({ id }: SignedInTrainee) =>
  env.DB.prepare("select charged, paid from trainee_balances where trainee_id = ?")
    .bind(id)
    .first();

const charge = ({ id }: SignedInTrainee, startsOn: string, priceAgorot: number) =>
  env.DB.prepare(
    `insert into subscriptions (id, trainee_id, plan_id, price_agorot, starts_on, ends_on, created_at)
     values (?1, ?2, 'basic', ?3, ?4, ?4, 1)`,
  )
    .bind(newId(), id, priceAgorot, startsOn)
    .run();

describe("POST /api/admin/payments", () => {
  it("writes what several people paid at once, each with an amount of their own", async () => {
    const [one, other] = [await makeTrainee({ name: "ليان" }), await makeTrainee()];
    const body = make([lineOf(one, 9950), lineOf(other, 20_000)], { note: "  عن آذار " });
    const response = await record(body);
    expect(response.status, await response.clone().text()).toBe(200);
    const { payments } = (await response.json()) as StoredPayments;
    expect(payments).toHaveLength(2);
    expect(payments.find(({ traineeId }) => traineeId === one.id)).toMatchObject({
      name: "ليان",
      agorot: 9950,
      method: "cash",
      paidOn: "2026-03-05",
      note: "عن آذار",
      reversedAt: null,
    });
    expect(await balanceOf(other)).toEqual({ charged: 0, paid: 20_000 });
  });

  it("writes the same once, one after the other and at once", async () => {
    const trainee = await makeTrainee();
    const body = make([lineOf(trainee)], { note: "نقداً" });
    const answers = await Promise.all([record(body), record(body), record(body)]);
    answers.push(await record(body));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const each of bodies) expect(each).toEqual(bodies[0]);
    expect(await entries()).toBe(1);
    expect(await balanceOf(trainee)).toEqual({ charged: 0, paid: 9900 });
  });

  it("refuses an id that stands for another payment, and writes nothing of the rest", async () => {
    const [one, other] = [await makeTrainee(), await makeTrainee()];
    const line = lineOf(one);
    await record(make([line]));
    const changed = [
      make([lineOf(other), { ...line, agorot: 1 }]),
      make([{ ...line, traineeId: other.id }]),
      make([line], { method: "card" }),
      make([line], { paidOn: "2026-03-06" }),
      make([line], { note: "أخرى" }),
    ];
    for (const body of changed) expect((await record(body)).status).toBe(409);
    expect(await entries()).toBe(1);
  });

  it("refuses somebody who is not there, and writes nothing of the rest", async () => {
    const trainee = await makeTrainee();
    for (const id of [newId(), trainer.id]) {
      const body = make([lineOf(trainee), { ...lineOf(trainee), traineeId: id }]);
      expect((await record(body)).status).toBe(404);
    }
    expect(await entries()).toBe(0);
  });

  it.each([
    ["nothing", { agorot: 0 }, "payments.0.agorot"],
    ["less than nothing", { agorot: -9900 }, "payments.0.agorot"],
    ["a part of an agora", { agorot: 0.5 }, "payments.0.agorot"],
    ["a thousand million", { agorot: 1e9 }, "payments.0.agorot"],
    ["no id", { id: "1 or 1=1" }, "payments.0.id"],
  ])("refuses %s in plain words", async (_, wrong, field) => {
    const trainee = await makeTrainee();
    const response = await record(make([{ ...lineOf(trainee), ...wrong }]));
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([field]);
    expect(await entries()).toBe(0);
  });

  it.each([
    ["a day to come", { paidOn: addDays(today, 1) }, { paidOn: { code: "in_future" } }],
    ["a day before 2015", { paidOn: "2014-12-31" }, { paidOn: { code: "too_old" } }],
    ["no day", { paidOn: "2026-02-30" }, { paidOn: { code: "not_a_date" } }],
    ["another method", { method: "gold" }, { method: { code: "unknown_choice" } }],
    ["a long note", { note: "م".repeat(301) }, { note: { code: "too_long", max: 300 } }],
  ])("refuses %s", async (_, wrong, fields) => {
    const response = await record(make([lineOf(await makeTrainee())], wrong));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields });
  });

  it("takes the day by the trainer's clock", async () => {
    await env.DB.prepare(
      "insert into settings (section, value, updated_at) values ('general', ?, 1)",
    )
      .bind(JSON.stringify({ timeZone: "Pacific/Kiritimati" }))
      .run();
    const line = lineOf(await makeTrainee());
    const there = localDateAt(Date.now(), "Pacific/Kiritimati");
    expect((await record(make([line], { paidOn: there }))).status).toBe(200);
    expect((await record(make([line], { paidOn: addDays(there, 1) }))).status).toBe(400);
  });

  it("refuses nobody, one person twice, one id twice and more than a hundred", async () => {
    const trainee = await makeTrainee();
    const line = lineOf(trainee);
    const crowd = Array.from({ length: 101 }, () => ({ ...line, id: newId(), traineeId: newId() }));
    const twice = { ...line, traineeId: newId() };
    for (const lines of [[], [line, lineOf(trainee)], [line, twice], crowd]) {
      expect((await record(make(lines))).status).toBe(400);
    }
  });
});

describe("POST /api/admin/payments/:id/reversal", () => {
  it("takes a payment back by an entry of its own, once however often it is sent", async () => {
    const trainee = await makeTrainee();
    const line = lineOf(trainee);
    await record(make([line]));
    const reversalId = newId();
    const [first, second] = await Promise.all([
      reverse(line.id, reversalId),
      reverse(line.id, reversalId),
    ]);
    const payment = (await first.json()) as object;
    expect(payment).toMatchObject({ id: line.id, agorot: 9900, reversedAt: expect.any(Number) });
    expect(await second.json()).toEqual(payment);
    expect(await entries()).toBe(2);
    expect(await balanceOf(trainee)).toEqual({ charged: 0, paid: 0 });
    expect(await monthOf("2026-03")).toMatchObject({ received: 0, payments: [payment] });
  });

  it("happens once, whoever is faster", async () => {
    const line = lineOf(await makeTrainee());
    await record(make([line]));
    const answers = await Promise.all([reverse(line.id), reverse(line.id), reverse(line.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await entries()).toBe(2);
  });

  it("is refused for a reversal, for an id in use and for what is no payment", async () => {
    const trainee = await makeTrainee();
    const [line, kept] = [lineOf(trainee), lineOf(trainee)];
    await record(make([line]));
    await record(make([kept]));
    const reversalId = newId();
    await reverse(line.id, reversalId);
    expect((await reverse(reversalId)).status).toBe(409);
    expect((await reverse(kept.id, kept.id)).status).toBe(409);
    expect((await reverse(kept.id, reversalId)).status).toBe(409);
    expect((await reverse(newId())).status).toBe(404);
    expect(await balanceOf(trainee)).toEqual({ charged: 0, paid: 9900 });
  });

  it("is refused to trainees", async () => {
    const trainee = await makeTrainee();
    const line = lineOf(trainee);
    await record(make([line]));
    expect((await reverse(line.id, newId(), trainee.token)).status).toBe(403);
    expect(await entries()).toBe(1);
  });
});

describe("the ledger", () => {
  it("cannot be rewritten by any statement", async () => {
    const line = lineOf(await makeTrainee());
    const other = await makeTrainee();
    await record(make([line]));
    const statements = [
      "update payments set agorot = 1",
      `update payments set trainee_id = '${other.id}'`,
      "delete from payments",
    ];
    for (const statement of statements) {
      await expect(env.DB.prepare(statement).run()).rejects.toThrow("append-only");
    }
  });

  it("holds no reversal of another sum, of another's payment or of a reversal", async () => {
    const line = lineOf(await makeTrainee());
    const other = await makeTrainee();
    await record(make([line]));
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

  it("keeps what a month expected when a trainee is deleted, and not when a line is mended", async () => {
    const [deleted, mended] = [await makeTrainee(), await makeTrainee()];
    for (const trainee of [deleted, mended]) await charge(trainee, "2024-05-01", 9900);
    await call(`/api/admin/trainees/${deleted.id}`, { method: "DELETE", token: trainer.token });
    expect(await monthOf("2024-05")).toMatchObject({ expected: 19_800 });
    await env.DB.prepare("delete from subscriptions where trainee_id = ?").bind(mended.id).run();
    expect(await monthOf("2024-05")).toMatchObject({ expected: 9900 });
  });

  it("holds what came in a month and what was expected, whatever other months hold", async () => {
    await env.DB.exec("delete from subscriptions");
    const trainee = await makeTrainee();
    await charge(trainee, "2026-03-31", 9900);
    await charge(trainee, "2026-04-01", 19_900);
    await record(make([lineOf(trainee, 5000)], { paidOn: "2026-03-01" }));
    await record(make([lineOf(trainee, 4900)], { paidOn: "2026-03-31" }));
    await record(make([lineOf(trainee, 1)], { paidOn: "2026-04-01" }));
    const march = await monthOf("2026-03");
    expect(march).toMatchObject({ received: 9900, expected: 9900, next: null });
    expect(march.payments.map(({ agorot }) => agorot)).toEqual([4900, 5000]);
    expect(await monthOf("2026-02")).toMatchObject({ received: 0, expected: 0, payments: [] });
  });

  it("reads no more rows when the other months hold more", async () => {
    const trainee = await makeTrainee();
    for (const paidOn of ["2026-02-01", "2026-03-05", "2026-04-01"]) {
      await record(make([lineOf(trainee)], { paidOn }));
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
    expect(alone).toBeLessThan(20);
  });

  it("goes on page by page, each payment once", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => makeTrainee()));
    for (let day = 1; day <= 9; day++) {
      const lines = people.map((person) => lineOf(person, day));
      await record(make(lines, { paidOn: `2026-03-0${day}` }));
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

describe("what a trainee owes", () => {
  it("is what has begun less what was paid, since the oldest that is open", async () => {
    const trainee = await makeTrainee();
    await charge(trainee, addDays(today, -60), 9900);
    await charge(trainee, addDays(today, -30), 9900);
    await charge(trainee, addDays(today, 1), 9900);
    await record(make([lineOf(trainee, 12_000)]));
    const { due, payments } = await paymentsOf(trainee);
    expect(due).toEqual({ agorot: 7800, since: addDays(today, -30) });
    expect(payments).toHaveLength(1);
  });

  it("is read by the trainee and by nobody else's phone", async () => {
    const [one, other] = [await makeTrainee(), await makeTrainee()];
    await record(make([lineOf(one)], { note: "شكراً" }));
    const own: TraineePayments = await read("/api/trainee/payments", one.token);
    expect(own.payments).toMatchObject([{ agorot: 9900, note: "شكراً" }]);
    expect(own.due).toEqual({ agorot: -9900, since: null });
    expect(await read("/api/trainee/payments", other.token)).toMatchObject({ payments: [] });
  });

  it("is unknown of somebody who is not there", async () => {
    const path = `/api/admin/trainees/${newId()}/payments`;
    expect((await call(path, { token: trainer.token })).status).toBe(404);
  });
});

describe("a deleted trainee's payments", () => {
  it("stay in the ledger without name and note, and can be taken back", async () => {
    const trainee = await makeTrainee({ name: "راحل" });
    const line = lineOf(trainee);
    await record(make([line], { note: "من راحل" }));
    await call(`/api/admin/trainees/${trainee.id}`, { method: "DELETE", token: trainer.token });
    const { received, payments } = await monthOf("2026-03");
    expect(received).toBe(9900);
    expect(payments).toMatchObject([{ id: line.id, traineeId: null, name: null, note: null }]);
    expect((await reverse(line.id)).status).toBe(200);
    expect(await monthOf("2026-03")).toMatchObject({ received: 0 });
  });
});
