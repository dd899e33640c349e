import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, addMonths, localDateAt } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { beginRenewals } from "../../../worker/data/memberships/renewals.ts";
import {
  changedTrainee,
  changeTrainee,
  makeListed,
  makePlans,
  readTrainee,
  rows,
} from "../../support/trainees.ts";
import { makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  await makePlans();
  trainer = await makeTrainer();
  trainee = await makeListed({ name: "ليان حداد" });
});

const change = (body: unknown) => changeTrainee(trainer.token, trainee.id, body);
const changed = (body: unknown) => changedTrainee(trainer.token, trainee.id, body);
const today = () => localDateAt(Date.now(), "Asia/Hebron");

const bought = (kind: "correction" | "from_today" | "renewal") => ({ id: newId(), kind });

describe("changing a trainee's plan", () => {
  it("writes a new plan into the ledger, with price and dates", async () => {
    const ledger = () =>
      rows(
        "select plan_id, price_agorot, starts_on, ends_on from subscriptions where trainee_id = ?",
        trainee.id,
      );
    const shown = await changed({ plan: "pro", planChange: bought("from_today") });
    await changed({ plan: "pro" });
    expect(shown).toMatchObject({ plan: "pro", subscriptionStart: today() });
    expect(await ledger()).toEqual([
      { plan_id: "pro", price_agorot: 29_900, starts_on: today(), ends_on: addMonths(today(), 6) },
    ]);
  });

  it("leaves one subscription after two corrections", async () => {
    await changed({ plan: "pro", planChange: bought("from_today") });
    await changed({ plan: "basic", planChange: bought("correction") });
    await changed({ plan: "pro", planChange: bought("correction") });
    expect(
      await rows(
        "select plan_id, price_agorot from subscriptions where trainee_id = ?",
        trainee.id,
      ),
    ).toEqual([{ plan_id: "pro", price_agorot: 29_900 }]);
  });

  it("renews once from the end of the current one, for repeated requests", async () => {
    await changed({ plan: "basic", planChange: bought("from_today") });
    const renewal = { plan: "premium", planChange: bought("renewal") };
    await Promise.all([change(renewal), change(renewal)]);
    const shown = await changed(renewal);
    expect(shown).toMatchObject({ plan: "basic", subscriptionEnd: addMonths(today(), 4) });
    expect(
      await rows(
        "select plan_id, starts_on from subscriptions where trainee_id = ? order by starts_on",
        trainee.id,
      ),
    ).toEqual([
      { plan_id: "basic", starts_on: today() },
      { plan_id: "premium", starts_on: addMonths(today(), 1) },
    ]);
  });

  it("shows a renewed plan from its first day", async () => {
    await changed({ plan: "basic", planChange: bought("from_today") });
    await changed({ plan: "premium", planChange: bought("renewal") });
    const begins = addMonths(today(), 1);
    expect(await beginRenewals(env.DB, addDays(begins, -1))).toBe(0);
    expect(await beginRenewals(env.DB, begins)).toBeGreaterThan(0);
    expect(await beginRenewals(env.DB, begins)).toBe(0);
    expect(await readTrainee(trainer.token, trainee.id)).toMatchObject({
      plan: "premium",
      subscriptionStart: begins,
      subscriptionEnd: addMonths(today(), 4),
    });
  });

  it.each([
    [{ plan: "pro" }, "planChange", "required"],
    [
      { plan: "pro", planChange: { id: newId(), kind: "correction" } },
      "planChange",
      "no_subscription",
    ],
    [{ planChange: { id: newId(), kind: "renewal" } }, "plan", "required"],
  ])("refuses %j without a current subscription", async (body, field, code) => {
    const response = await change(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { [field]: { code } } });
    expect(await rows("select 1 from subscriptions where trainee_id = ?", trainee.id)).toEqual([]);
  });

  it("refuses an unknown plan", async () => {
    const response = await change({ plan: "gold", name: "لا يُكتب" });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { plan: { code: "unknown_choice" } } });
    expect(await readTrainee(trainer.token, trainee.id)).toMatchObject({ name: "ليان حداد" });
  });
});
