import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addMonths, localDateAt } from "../../../domain/calendar.ts";
import type { PaymentProof } from "../../../domain/contract/memberships/payment-proofs.ts";
import { newId } from "../../../domain/id.ts";
import { deleteAllExpired } from "../../../worker/actions/operations/delete-expired.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import { problemOf } from "../../support/access.ts";
import { balanceOf } from "../../support/cash-desk.ts";
import { emptyLedger } from "../../support/ledger.ts";
import { makeProof, newProof, proofDesk } from "../../support/payment-proofs.ts";
import { makeListed, makePlans, rows } from "../../support/trainees.ts";
import { call, makePlatform, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainee: SignedInTrainee;
let trainer: SignedInTrainee;
const desk = proofDesk(
  () => trainee,
  () => trainer,
);
const today = localDateAt(Date.now(), "Asia/Hebron");
const dayMs = 86_400_000;

beforeEach(async () => {
  await env.DB.exec("delete from payment_proofs");
  await makePlans();
  await emptyLedger();
  await env.DB.exec("delete from settings");
  trainee = await makeListed();
  trainer = await makeTrainer();
});

const acceptance = (overrides: object = {}) => ({
  id: newId(),
  plan: "basic",
  agorot: 9900,
  paidOn: today,
  ...overrides,
});
const terms = () =>
  rows("select plan_id, starts_on, ends_on from subscriptions where trainee_id = ?", trainee.id);
const entries = () =>
  rows(
    "select agorot, method from payments where trainee_id = ? order by created_at, agorot desc",
    trainee.id,
  );
const notices = () =>
  rows("select title, message from notifications where recipient_id = ?", trainee.id);
const stateOf = async (id: string) => {
  const [row] = await rows("select decision from payment_proofs where id = ?", id);
  return row?.decision;
};

describe("«it arrived»", () => {
  it("writes the payment, the renewal and the decision together, and tells the person without an amount", async () => {
    const id = await makeProof(trainee.id);
    const body = acceptance();
    const answer = await desk.decide(id, "acceptance", body);
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(await entries()).toEqual([{ agorot: 9900, method: "transfer" }]);
    expect(await terms()).toEqual([
      { plan_id: "basic", starts_on: today, ends_on: addMonths(today, 1) },
    ]);
    expect(await balanceOf(trainee)).toEqual({ charged: 9900, paid: 9900 });
    const told = await notices();
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toMatch(/99|₪/);
    const { proofs } = await desk.own();
    expect(proofs).toMatchObject([{ id, decision: "accepted", paymentId: body.id }]);
  });

  it("writes once for a repetition and for two windows at once, of which one is refused", async () => {
    const id = await makeProof(trainee.id);
    const [one, other] = [acceptance(), acceptance({ agorot: 5000 })];
    const answers = await Promise.all([
      desk.decide(id, "acceptance", one),
      desk.decide(id, "acceptance", one),
      desk.decide(id, "acceptance", other),
    ]);
    const again = await desk.decide(id, "acceptance", one);
    expect(
      [...answers, again]
        .map(({ status }) => status)
        .toSorted()
        .at(0),
    ).toBe(200);
    expect(await entries()).toHaveLength(1);
    expect(await terms()).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
    const late = await problemOf(await desk.decide(id, "acceptance", acceptance()));
    expect(late).toMatchObject({ code: "payment_proof_decided" });
  });

  it("refuses other values under the id of a decision whose answer was lost", async () => {
    const id = await makeProof(trainee.id);
    const body = acceptance();
    await desk.decide(id, "acceptance", body);
    for (const other of [{ agorot: 5000 }, { plan: null }, { plan: "premium" }]) {
      const answer = await desk.decide(id, "acceptance", { ...body, ...other });
      expect(await problemOf(answer)).toMatchObject({ code: "payment_proof_decided" });
    }
    expect((await desk.decide(id, "acceptance", body)).status).toBe(200);
    const refused = await makeProof(trainee.id);
    const refusal = { id: newId(), reason: "unreadable", text: null };
    await desk.decide(refused, "refusal", refusal);
    const other = await desk.decide(refused, "refusal", { ...refusal, reason: "not_arrived" });
    expect(await problemOf(other)).toMatchObject({ code: "payment_proof_decided" });
    expect((await desk.decide(refused, "refusal", refusal)).status).toBe(200);
  });

  it("can be a payment alone, with another amount", async () => {
    const id = await makeProof(trainee.id);
    await desk.decide(id, "acceptance", acceptance({ plan: null, agorot: 5050 }));
    expect(await terms()).toEqual([]);
    expect(await entries()).toEqual([{ agorot: 5050, method: "transfer" }]);
    expect((await desk.own()).proofs).toMatchObject([{ agorot: 9900, paidAgorot: 5050 }]);
  });

  it("writes nothing for a plan that is gone, a day to come, or a withdrawn proof", async () => {
    const id = await makeProof(trainee.id, { plan: "premium" });
    await env.DB.exec("delete from plans where id = 'premium'");
    expect(await desk.shown(id)).toMatchObject({ planId: null, planName: "الخطة المتقدمة" });
    const gone = await desk.decide(id, "acceptance", acceptance({ plan: "premium" }));
    expect(await problemOf(gone)).toMatchObject({ fields: { plan: { code: "unknown_choice" } } });
    const late = await desk.decide(id, "acceptance", acceptance({ paidOn: addMonths(today, 1) }));
    expect(await problemOf(late)).toMatchObject({ fields: { paidOn: { code: "in_future" } } });
    await desk.withdraw(id);
    expect((await desk.decide(id, "acceptance", acceptance())).status).toBe(404);
    expect([await terms(), await entries(), await notices()]).toEqual([[], [], []]);
  });

  it("is undone with its payment and its renewal, and then decided again", async () => {
    const id = await makeProof(trainee.id);
    const body = acceptance();
    await desk.decide(id, "acceptance", body);
    const reversal = { id: newId(), decisionId: body.id };
    expect((await desk.decide(id, "undo", reversal)).status).toBe(200);
    expect((await desk.decide(id, "undo", reversal)).status).toBe(200);
    expect(await stateOf(id)).toBeNull();
    expect(await terms()).toEqual([]);
    expect(await balanceOf(trainee)).toEqual({ charged: 0, paid: 0 });
    expect((await desk.decide(id, "acceptance", acceptance())).status).toBe(200);
    // A late repetition of the undo is not one of the new decision.
    expect((await desk.decide(id, "undo", { ...reversal, id: newId() })).status).toBe(200);
    expect(await stateOf(id)).toBe("accepted");
    expect(await balanceOf(trainee)).toEqual({ charged: 9900, paid: 9900 });
  });

  it("is not undone once the subscriptions were changed, or its payment reversed", async () => {
    const id = await makeProof(trainee.id);
    const body = acceptance();
    await desk.decide(id, "acceptance", body);
    await call(`/api/admin/payments/${body.id}/reversal`, {
      token: trainer.token,
      body: { id: newId() },
    });
    const undo = { id: newId(), decisionId: body.id };
    expect((await desk.decide(id, "undo", undo)).status).toBe(409);
    const other = await makeProof(trainee.id);
    const second = acceptance();
    await desk.decide(other, "acceptance", second);
    await call(`/api/admin/trainees/${trainee.id}/subscription-changes`, {
      token: trainer.token,
      body: { id: newId(), kind: "renewal", plan: "basic" },
    });
    const late = { id: newId(), decisionId: second.id };
    expect((await desk.decide(other, "undo", late)).status).toBe(409);
    expect(await stateOf(other)).toBe("accepted");
  });
});

describe("«it did not arrive»", () => {
  it("tells the person why, writes no money, and is undone", async () => {
    const id = await makeProof(trainee.id);
    const body = { id: newId(), reason: "other_amount", text: " وصل 50 فقط " };
    expect((await desk.decide(id, "refusal", body)).status).toBe(200);
    expect((await desk.decide(id, "refusal", body)).status).toBe(200);
    expect((await desk.own()).proofs).toMatchObject([
      { decision: "refused", reason: "other_amount", reasonWords: "وصل 50 فقط" },
    ]);
    expect(await entries()).toEqual([]);
    expect(await notices()).toHaveLength(1);
    await desk.decide(id, "undo", { id: newId(), decisionId: body.id });
    expect(await stateOf(id)).toBeNull();
  });

  it("takes its notice back when it is undone, unless it was read", async () => {
    const id = await makeProof(trainee.id);
    const decideAndUndo = async (read: boolean) => {
      const body = { id: newId(), reason: "not_arrived", text: null };
      await desk.decide(id, "refusal", body);
      if (read) await env.DB.exec("update notification_deliveries set read_at = 1");
      await desk.decide(id, "undo", { id: newId(), decisionId: body.id });
    };
    await decideAndUndo(false);
    expect(await notices()).toEqual([]);
    await decideAndUndo(true);
    expect(await notices()).toHaveLength(1);
    await desk.decide(id, "acceptance", acceptance());
    expect(await notices()).toHaveLength(2);
  });

  it("needs words for another reason", async () => {
    const id = await makeProof(trainee.id);
    const bare = await desk.decide(id, "refusal", { id: newId(), reason: "other", text: "  " });
    expect(await problemOf(bare)).toMatchObject({ fields: { text: { code: "required" } } });
    expect(await stateOf(id)).toBeNull();
  });
});

describe("the picture of a proof", () => {
  const later = (days: number) => ({ ...makePlatform(), now: () => Date.now() + days * dayMs });
  const files = async () =>
    (await env.VIDEOS.list({ prefix: `trainees/${trainee.id}/payment-proofs/` })).objects.length;

  it("is erased after the trainer's days since the decision, while its prints stay", async () => {
    const settings = { atEnd: "remind", suspendAfterDays: 7, proofDays: 30 };
    await call("/api/admin/settings/subscriptions", {
      method: "PUT",
      token: trainer.token,
      body: settings,
    });
    const id = await makeProof(trainee.id, { sourceHash: "ef".repeat(32) });
    await makeProof(trainee.id, { sourceHash: "ee".repeat(32) });
    await desk.decide(id, "acceptance", acceptance());
    await deleteAllExpired(later(29.9));
    await drainOutbox(later(29.9));
    expect(await files()).toBe(2);
    const over = later(30.1);
    await deleteAllExpired(over);
    await drainOutbox(over);
    expect(await files()).toBe(1);
    const [row] = await rows("select source_hash from payment_proofs where erased_at is not null");
    expect(row?.source_hash).toBe("ef".repeat(32));
    trainer = await makeTrainer();
    expect((await desk.shown(id)) satisfies PaymentProof).toMatchObject({ picture: null });
  });

  it("that never arrived leaves no proof after a day", async () => {
    const body = newProof();
    await desk.announce(body);
    await deleteAllExpired(later(0.9));
    expect((await desk.own()).proofs).toHaveLength(1);
    await deleteAllExpired(later(1.1));
    expect((await desk.own()).proofs).toEqual([]);
  });
});

describe("the queue", () => {
  it("names a proof that waits first among money", async () => {
    const id = await makeProof(trainee.id);
    const { queue } = await (
      await call(`/api/admin/overview?date=${today}`, { token: trainer.token })
    ).json<{ queue: { lines: { reason: string; traineeId: string; proofId?: string }[] } }>();
    const own = queue.lines.filter(({ traineeId }) => traineeId === trainee.id);
    expect(own.find(({ reason }) => reason === "transfer")).toMatchObject({
      proofId: id,
      count: 1,
    });
    await desk.decide(id, "acceptance", acceptance());
    const after = await (
      await call(`/api/admin/overview?date=${today}`, { token: trainer.token })
    ).text();
    expect(after).not.toContain(id);
  });
});
