import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { StoredPayments } from "../../../domain/contract/memberships/payments.ts";
import { newId } from "../../../domain/id.ts";
import { balanceOf, cashDesk, lineOf, makePayments } from "../../support/cash-desk.ts";
import { emptyLedger } from "../../support/ledger.ts";
import { makePlans } from "../../support/trainees.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const entries = async () =>
  (await env.DB.prepare("select count(*) as n from payments").first<{ n: number }>())?.n;
const { record, reverse, monthOf } = cashDesk(() => trainer);

let trainer: SignedInTrainee;
beforeEach(async () => {
  await makePlans();
  await emptyLedger();
  await env.DB.exec("delete from settings");
  trainer = await makeTrainer();
});

describe("POST /api/admin/payments", () => {
  it("stores payments of several people at once, each with its amount", async () => {
    const [one, other] = [await makeTrainee({ name: "ليان" }), await makeTrainee()];
    const body = makePayments([lineOf(one, 9950), lineOf(other, 20_000)], { note: "  عن آذار " });
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

  it("stores a repeated request once, also simultaneously", async () => {
    const trainee = await makeTrainee();
    const body = makePayments([lineOf(trainee)], { note: "نقداً" });
    const answers = await Promise.all([record(body), record(body), record(body)]);
    answers.push(await record(body));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const each of bodies) expect(each).toEqual(bodies[0]);
    expect(await entries()).toBe(1);
    expect(await balanceOf(trainee)).toEqual({ charged: 0, paid: 9900 });
  });

  it("refuses an id of another payment, and stores none of the rest", async () => {
    const [one, other] = [await makeTrainee(), await makeTrainee()];
    const line = lineOf(one);
    await record(makePayments([line]));
    const changed = [
      makePayments([lineOf(other), { ...line, agorot: 1 }]),
      makePayments([{ ...line, traineeId: other.id }]),
      makePayments([line], { method: "card" }),
      makePayments([line], { paidOn: "2026-03-06" }),
      makePayments([line], { note: "أخرى" }),
    ];
    for (const body of changed) expect((await record(body)).status).toBe(409);
    expect(await entries()).toBe(1);
  });

  it("refuses an unknown trainee, and stores none of the rest", async () => {
    const trainee = await makeTrainee();
    for (const id of [newId(), trainer.id]) {
      const body = makePayments([lineOf(trainee), { ...lineOf(trainee), traineeId: id }]);
      expect((await record(body)).status).toBe(404);
    }
    expect(await entries()).toBe(0);
  });

  it.each([
    ["zero", { agorot: 0 }, "payments.0.agorot"],
    ["a negative amount", { agorot: -9900 }, "payments.0.agorot"],
    ["a part of an agora", { agorot: 0.5 }, "payments.0.agorot"],
    ["a thousand million", { agorot: 1e9 }, "payments.0.agorot"],
    ["no id", { id: "1 or 1=1" }, "payments.0.id"],
  ])("refuses %s with its field", async (_, wrong, field) => {
    const trainee = await makeTrainee();
    const response = await record(makePayments([{ ...lineOf(trainee), ...wrong }]));
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([field]);
    expect(await entries()).toBe(0);
  });

  it.each([
    ["a later day", { paidOn: addDays(today, 1) }, { paidOn: { code: "in_future" } }],
    ["a day before 2015", { paidOn: "2014-12-31" }, { paidOn: { code: "too_old" } }],
    ["an invalid day", { paidOn: "2026-02-30" }, { paidOn: { code: "not_a_date" } }],
    ["another method", { method: "gold" }, { method: { code: "unknown_choice" } }],
    ["a long note", { note: "م".repeat(301) }, { note: { code: "too_long", max: 300 } }],
  ])("refuses %s", async (_, wrong, fields) => {
    const response = await record(makePayments([lineOf(await makeTrainee())], wrong));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields });
  });

  it("uses the day of the trainer's clock", async () => {
    await env.DB.prepare(
      "insert into settings (section, value, updated_at) values ('general', ?, 1)",
    )
      .bind(JSON.stringify({ timeZone: "Pacific/Kiritimati" }))
      .run();
    const line = lineOf(await makeTrainee());
    const there = localDateAt(Date.now(), "Pacific/Kiritimati");
    expect((await record(makePayments([line], { paidOn: there }))).status).toBe(200);
    expect((await record(makePayments([line], { paidOn: addDays(there, 1) }))).status).toBe(400);
  });

  it("refuses an empty list, a repeated person or id, and more than a hundred", async () => {
    const trainee = await makeTrainee();
    const line = lineOf(trainee);
    const crowd = Array.from({ length: 101 }, () => ({ ...line, id: newId(), traineeId: newId() }));
    const twice = { ...line, traineeId: newId() };
    for (const lines of [[], [line, lineOf(trainee)], [line, twice], crowd]) {
      expect((await record(makePayments(lines))).status).toBe(400);
    }
  });
});

describe("POST /api/admin/payments/:id/reversal", () => {
  it("reverses a payment by a separate entry, once for repeated requests", async () => {
    const trainee = await makeTrainee();
    const line = lineOf(trainee);
    await record(makePayments([line]));
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

  it("happens once, whichever request is faster", async () => {
    const line = lineOf(await makeTrainee());
    await record(makePayments([line]));
    const answers = await Promise.all([reverse(line.id), reverse(line.id), reverse(line.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await entries()).toBe(2);
  });

  it("is refused for a reversal, for a used id and for an unknown payment", async () => {
    const trainee = await makeTrainee();
    const [line, other] = [lineOf(trainee), lineOf(trainee)];
    await record(makePayments([line]));
    await record(makePayments([other]));
    const reversalId = newId();
    await reverse(line.id, reversalId);
    expect((await reverse(reversalId)).status).toBe(409);
    expect((await reverse(other.id, other.id)).status).toBe(409);
    expect((await reverse(other.id, reversalId)).status).toBe(409);
    expect((await reverse(newId())).status).toBe(404);
    expect(await balanceOf(trainee)).toEqual({ charged: 0, paid: 9900 });
  });

  it("is refused to trainees", async () => {
    const trainee = await makeTrainee();
    const line = lineOf(trainee);
    await record(makePayments([line]));
    expect((await reverse(line.id, newId(), trainee.token)).status).toBe(403);
    expect(await entries()).toBe(1);
  });
});
