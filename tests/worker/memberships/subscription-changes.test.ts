import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, addMonths, localDateAt } from "../../../domain/calendar.ts";
import { undoableMs } from "../../../domain/changes/undo.ts";
import { newId } from "../../../domain/id.ts";
import { lineOf } from "../../support/memberships.ts";
import {
  changedTrainee,
  makeListed,
  makePlans,
  readTrainee,
  rows,
} from "../../support/trainees.ts";
import { call, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  await makePlans();
  trainer = await makeTrainer();
  trainee = await makeListed();
});

const today = () => localDateAt(Date.now(), "Asia/Hebron");
const send = (path: string, body: unknown, to = trainee) =>
  call(`/api/admin/trainees/${to.id}/${path}`, { token: trainer.token, body });
const change = (body: unknown, to = trainee) => send("subscription-changes", body, to);
const changed = async (body: object) => lineOf(await change({ id: newId(), ...body }));
const undo = (id: string, to = trainee) => send(`subscription-changes/${id}/undo`, {}, to);
const buy = (plan: string, kind = "renewal") => changed({ kind, plan });
const stored = () =>
  rows("select * from subscriptions where trainee_id = ? order by starts_on, id", trainee.id);
const balance = async () => {
  const [row] = await rows("select charged from trainee_balances where trainee_id = ?", trainee.id);
  return row?.charged;
};
const read = async () =>
  lineOf(await call(`/api/admin/trainees/${trainee.id}/subscriptions`, { token: trainer.token }));

describe("a trainee's line of subscriptions", () => {
  it("keeps bought subscriptions as they were, and the balance follows", async () => {
    await buy("basic");
    const line = await buy("premium");
    expect(line).toMatchObject({
      today: today(),
      terms: [
        {
          planName: "الخطة الأساسية",
          englishPlanName: "Basic plan",
          months: 1,
          priceAgorot: 9900,
          startsOn: today(),
          endsOn: addMonths(today(), 1),
          pauses: [],
        },
        { planName: "الخطة المتقدمة", priceAgorot: 19_900, startsOn: addMonths(today(), 1) },
      ],
      undoable: { kind: "renewal" },
    });
    expect(await read()).toEqual(line);
    expect(await balance()).toBe(29_800);
    expect(await readTrainee(trainer.token, trainee.id)).toMatchObject({
      plan: "basic",
      subscriptionStart: today(),
      subscriptionEnd: addMonths(today(), 4),
    });
  });

  it("changes once for repeated and simultaneous requests", async () => {
    const renewal = { id: newId(), kind: "renewal", plan: "basic" };
    const answers = await Promise.all([change(renewal), change(renewal), change(renewal)]);
    const lines = await Promise.all(answers.map(lineOf));
    expect(lines[1]).toEqual(lines[0]);
    expect(lines[2]).toEqual(lines[0]);
    expect(await stored()).toHaveLength(1);
    expect((await change({ id: renewal.id, kind: "end", on: today() })).status).toBe(409);
    expect((await change(renewal, await makeListed())).status).toBe(409);
  });

  it("accepts two different changes at once, one after the other", async () => {
    await buy("basic");
    await Promise.all([buy("premium"), buy("pro")]);
    const { terms } = await read();
    expect(terms).toHaveLength(3);
    expect(terms[2]?.startsOn).toBe(terms[1]?.endsOn);
  });

  it("is one subscription after pro, basic and pro in a minute", async () => {
    await buy("pro", "from_today");
    await buy("basic", "from_today");
    const { terms } = await buy("pro", "from_today");
    expect(terms).toMatchObject([{ planId: "pro", priceAgorot: 29_900, startsOn: today() }]);
    expect(await balance()).toBe(29_900);
  });

  it("pauses: the end and later subscriptions move, and the trainee sees it", async () => {
    await buy("basic");
    await buy("basic");
    const pause = { kind: "pause", from: today(), until: addDays(today(), 10) };
    const { terms } = await changed(pause);
    const end = addDays(addMonths(today(), 1), 10);
    expect(terms[0]).toMatchObject({ endsOn: end, pauses: [{ from: pause.from }] });
    expect(terms[1]?.startsOn).toBe(end);
    const response = await call("/api/trainee/profile", { token: trainee.token });
    expect(await response.json()).toMatchObject({
      membership: { pausedUntil: pause.until, endsOn: terms[1]?.endsOn, priceAgorot: 9900 },
    });
  });

  it("ends on a day: later subscriptions are cancelled, and not charged", async () => {
    await buy("basic");
    await buy("pro");
    const on = addDays(today(), 3);
    const { terms } = await changed({ kind: "end", on });
    expect(terms).toMatchObject([{ planId: "basic", endsOn: on }]);
    expect(await balance()).toBe(9900);
    expect(await readTrainee(trainer.token, trainee.id)).toMatchObject({ subscriptionEnd: on });
  });

  it("ended on its first day is empty, and starts again with the next subscription", async () => {
    await buy("basic");
    expect(await changed({ kind: "end", on: today() })).toMatchObject({ terms: [] });
    expect(await readTrainee(trainer.token, trainee.id)).toMatchObject({
      plan: "basic",
      subscriptionStart: null,
      subscriptionEnd: null,
    });
    expect(await buy("pro")).toMatchObject({ terms: [{ startsOn: today() }] });
  });

  it("follows the same rule from the edit form, with an undo", async () => {
    const planChange = { id: newId(), kind: "from_today" };
    await changedTrainee(trainer.token, trainee.id, { plan: "pro", planChange });
    expect(await read()).toMatchObject({ undoable: { id: planChange.id, kind: "from_today" } });
    expect(await lineOf(await undo(planChange.id))).toMatchObject({ terms: [], undoable: null });
    await changedTrainee(trainer.token, trainee.id, { plan: "pro", planChange });
    expect(await stored()).toEqual([]);
  });
});

describe("a refused change", () => {
  const day = (days: number) => addDays(today(), days);

  it.each([
    [{ kind: "correction", plan: "pro" }, "kind", "no_subscription"],
    [{ kind: "renewal", plan: "gold" }, "plan", "unknown_choice"],
    [{ kind: "pause", from: day(-1), until: day(3) }, "from", "in_past"],
    [{ kind: "pause", from: day(1), until: day(1) }, "until", "out_of_range"],
    [{ kind: "pause", from: day(0), until: day(181) }, "until", "out_of_range"],
    [{ kind: "pause", from: day(400), until: day(401) }, "from", "no_subscription"],
    [{ kind: "pause", from: "2026-02-31", until: day(3) }, "from", "not_a_date"],
    [{ kind: "end", on: day(-1) }, "on", "in_past"],
    [{ kind: "end", on: day(400) }, "on", "no_subscription"],
  ])("%j changes nothing", async (body, field, code) => {
    if (body.kind !== "correction") await buy("basic");
    const before = await stored();
    const response = await change({ id: newId(), ...body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { [field]: { code } } });
    expect(await stored()).toEqual(before);
  });

  it("of an unknown trainee is 404", async () => {
    const unknown = { ...trainee, id: newId() };
    expect((await change({ id: newId(), kind: "renewal", plan: "pro" }, unknown)).status).toBe(404);
    expect((await undo(newId())).status).toBe(404);
  });
});

describe("the undo of a change", () => {
  it("restores the line exactly, once, with its charge", async () => {
    await buy("basic");
    await buy("premium");
    const [before, charged] = [await stored(), await balance()];
    for (const body of [
      { kind: "pause", from: today(), until: addDays(today(), 30) },
      { kind: "end", on: today() },
      { kind: "correction", plan: "pro" },
      { kind: "renewal", plan: "pro" },
    ]) {
      const id = newId();
      await lineOf(await change({ id, ...body }));
      expect(await stored()).not.toEqual(before);
      const [first, second] = await Promise.all([undo(id), undo(id)]);
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(await stored()).toEqual(before);
      expect(await balance()).toBe(charged);
    }
    // An undone change is not repeated.
    expect(await read()).toMatchObject({ undoable: { kind: "renewal" } });
  });

  it("is refused after another change of the line, and for another trainee", async () => {
    const id = newId();
    await lineOf(await change({ id, kind: "renewal", plan: "basic" }));
    await buy("premium");
    expect((await undo(id)).status).toBe(409);
    expect((await undo(id, await makeListed())).status).toBe(404);
    expect(await stored()).toHaveLength(2);
  });

  it("is refused after its time", async () => {
    const id = newId();
    await lineOf(await change({ id, kind: "renewal", plan: "basic" }));
    await env.DB.prepare("update subscription_changes set created_at = ?1 where id = ?2")
      .bind(Date.now() - undoableMs.subscription - 1000, id)
      .run();
    expect(await read()).toMatchObject({ undoable: null });
    const response = await undo(id);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "undo_over" });
    expect(await stored()).toHaveLength(1);
  });
});
