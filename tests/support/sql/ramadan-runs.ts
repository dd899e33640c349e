import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { usualFastingSlots } from "../../../domain/ramadan/slots.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import { orderSunReminders } from "../../../worker/actions/ramadan/order-sun-reminders.ts";
import { setFastingConsent } from "../../../worker/data/ramadan/fasting-consents.ts";
import { readMonthDone } from "../../../worker/data/ramadan/month-done.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import type { Product } from "../access.ts";
import { makeBrowser, makePushService, subscribe } from "../push.ts";
import { chooseReminders } from "../reminder-desk.ts";
import { makeTrainee, makeTrainer } from "../worker.ts";
import { good } from "./good-answer.ts";

/** Runs of the month that no route's example reaches. */
export const ramadanRuns: Record<string, (product: Product) => Promise<unknown>> = {
  async "what was done in Ramadan"({ platform }) {
    const { actor } = await makeTrainee();
    const scope = traineeScope(platform.database, actor, platform.now());
    await readMonthDone(scope, { first: "2026-02-18", eid: "2026-03-20" });
  },

  async "the meals of a fasting day for everybody, and what a person shows of the month"({
    call,
    platform,
  }) {
    const trainer = await makeTrainer();
    const meals = { ...usualFastingSlots.meals, snack: "iftar" };
    const patch = { method: "PATCH", token: trainer.token, body: { meals } };
    await good(call("/api/admin/settings/ramadan", patch));

    const { actor, token } = await makeTrainee();
    const put = (path: string, body: unknown) =>
      good(call(`/api/trainee/${path}`, { method: "PUT", token, body }));
    await put("fasting-health", { kind: "answer", yes: true });
    const tomorrow = addDays(localDateAt(platform.now(), "Asia/Hebron"), 1);
    await put("fasting-health", { kind: "appointment", doctorOn: tomorrow });
    await put("consents/fasting_health", { given: true });
    const scope = traineeScope(platform.database, actor, platform.now());
    const notFasted = { date: tomorrow, sealed: "sealed" };
    await setFastingConsent(scope, { purpose: "fasting_coach", given: true }, { notFasted });
    await put("consents/fasting_coach", { given: false });
  },

  async "reminders of a fasting day"({ platform }) {
    const trainee = await makeTrainee();
    await subscribe(trainee, await makeBrowser());
    await chooseReminders(trainee, ["suhoor"]);
    const { push } = await makePushService();
    const at = (utc: string) => ({ ...platform, push, now: () => Date.parse(utc) });
    await orderSunReminders(at("2027-02-10T01:55:00Z"));
    await drainOutbox(at("2027-02-10T02:20:00Z"));
  },
};
