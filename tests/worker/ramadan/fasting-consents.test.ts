import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import type { FastingMark } from "../../../domain/ramadan/fasting-days.ts";
import { setFastingConsent } from "../../../worker/data/ramadan/fasting-consents.ts";
import { getFastingFacts } from "../../../worker/data/ramadan/fasting-slots.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import { problemOf } from "../../support/access.ts";
import { decide } from "../../support/consents.ts";
import {
  answerHealth,
  fastingDay,
  markDay,
  noteAppointment,
  onFastingDay,
  ordinaryOn,
} from "../../support/fasting.ts";
import { makeTelling } from "../../support/telling.ts";
import { call, makeSession, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const { date: today, noon } = fastingDay;

let trainee: SignedInTrainee;
onFastingDay(async (each) => {
  trainee = each;
  await call("/api/trainee/ramadan", {
    method: "PUT",
    token: trainee.token,
    body: { shown: true },
  });
});

const marked = async (date: string, fasted: FastingMark) =>
  (await markDay(trainee, { date, fasted })).status;
const readOwn = async () =>
  (await call("/api/trainee/ramadan", { token: trainee.token })).json<OwnRamadan>();

describe("the day that the trainer sees as an ordinary one", () => {
  const consent = (given: boolean, purpose = "fasting_coach") => decide(trainee, given, purpose);

  it("is today if it was marked as not fasted before the consent, until that is withdrawn", async () => {
    await marked("2027-02-19", false);
    for (const fasted of [true, null]) {
      await marked(today, fasted);
      await consent(true);
      expect(await ordinaryOn(trainee.id)).toBeNull();
      await consent(false);
    }
    await marked(today, false);
    await consent(true, "fasting_archive");
    expect(await ordinaryOn(trainee.id)).toBeNull();
    await consent(true);
    expect(await ordinaryOn(trainee.id)).toBe(today);
    await consent(false);
    expect(await ordinaryOn(trainee.id)).toBeNull();
  });

  it("is none if the mark that the consent was given by was replaced in the meantime", async () => {
    await marked(today, false);
    const scope = traineeScope(env.DB, trainee.actor, Date.now());
    const [notFasted] = (await getFastingFacts(scope)).days;
    await marked(today, true);
    const given = { purpose: "fasting_coach", given: true } as const;
    await setFastingConsent(scope, given, notFasted ? { notFasted } : {});
    expect((await readOwn()).consents.fasting_coach?.withdrawnAt).toBeNull();
    expect(await ordinaryOn(trainee.id)).toBeNull();
  });

  it("is today, marked as not fasted, only with the consent", async () => {
    for (const purpose of [undefined, "fasting_archive"]) {
      if (purpose) await consent(true, purpose);
      await marked(today, false);
      expect(await ordinaryOn(trainee.id)).toBeNull();
    }
    await marked(today, null);
    await consent(true);
    await marked("2027-02-19", false);
    expect(await ordinaryOn(trainee.id)).toBeNull();
    await marked(today, false);
    expect(await ordinaryOn(trainee.id)).toBe(today);
    await marked("2027-02-19", true);
    expect(await ordinaryOn(trainee.id)).toBe(today);
  });

  it("is none once the mark is another or gone, or the consent is withdrawn", async () => {
    await consent(true);
    for (const after of [true, null]) {
      await marked(today, false);
      expect(await ordinaryOn(trainee.id)).toBe(today);
      await marked(today, after);
      expect(await ordinaryOn(trainee.id)).toBeNull();
    }
    await marked(today, false);
    await consent(false, "fasting_archive");
    expect(await ordinaryOn(trainee.id)).toBe(today);
    await consent(false);
    expect(await ordinaryOn(trainee.id)).toBeNull();
  });
});

describe("a consent about Ramadan", () => {
  it.each([
    ["fasting_coach", true],
    ["fasting_health", true],
    ["fasting_archive", false],
  ])("%s is news for the trainer: %s", async (purpose, toTrainer) => {
    const trainer = await makeTrainer();
    await answerHealth(trainee, true);
    const product = makeTelling();
    const path = `/api/trainee/consents/${purpose}`;
    const { token } = trainee;
    expect((await product.call(path, { method: "PUT", token, body: { given: true } })).status).toBe(
      200,
    );
    await product.settle();
    expect(product.told.map(({ to }) => to).sort()).toEqual(
      [trainee.id, ...(toTrainer ? [trainer.id] : [])].sort(),
    );
    expect(product.told.map(({ event }) => event)).toEqual(
      product.told.map(() => ({ type: "trainee", traineeId: trainee.id, what: "ramadan" })),
    );
  });

  it("is in the answer of the settings, with its times", async () => {
    expect((await readOwn()).consents).toEqual({
      fasting_coach: null,
      fasting_health: null,
      fasting_archive: null,
    });
    await decide(trainee, true, "fasting_archive");
    await decide(trainee, true);
    expect((await readOwn()).consents).toEqual({
      fasting_coach: null,
      fasting_health: null,
      fasting_archive: { givenAt: noon, withdrawnAt: null },
    });
  });
});

describe("the consent to show a yes", () => {
  it("is given to a yes alone, whatever a device still shows", async () => {
    const stale = await makeSession("trainee", trainee.id);
    expect((await decide(stale, true, "fasting_health")).status).toBe(409);
    await answerHealth(trainee, true);
    await answerHealth(trainee, false);
    const refused = await decide(stale, true, "fasting_health");
    expect(refused.status).toBe(409);
    expect((await problemOf(refused)).code).toBe("conflict");
    expect((await readOwn()).consents.fasting_health).toBeNull();
    await answerHealth(trainee, true);
    expect((await readOwn()).consents.fasting_health).toBeNull();
    expect((await decide(stale, true, "fasting_health")).status).toBe(200);
    await noteAppointment(trainee, today);
    expect((await decide(stale, true, "fasting_health")).status).toBe(200);
    expect((await decide(stale, false, "fasting_health")).status).toBe(200);
  });

  it("is not given by a yes that was replaced in the meantime", async () => {
    await answerHealth(trainee, true);
    const scope = traineeScope(env.DB, trainee.actor, Date.now());
    const { health } = await getFastingFacts(scope);
    await answerHealth(trainee, false);
    const given = { purpose: "fasting_health", given: true } as const;
    const decided = await setFastingConsent(scope, given, { yes: health ?? "" });
    expect(decided).toEqual({ consent: { givenAt: null, withdrawnAt: null }, isNew: false });
    expect((await readOwn()).consents.fasting_health).toBeNull();
  });

  it("ends with a no, so that a later yes is not shown by it", async () => {
    await answerHealth(trainee, true);
    await decide(trainee, true, "fasting_health");
    expect((await readOwn()).consents.fasting_health?.withdrawnAt).toBeNull();
    await answerHealth(trainee, false);
    await answerHealth(trainee, true);
    expect((await readOwn()).consents.fasting_health?.withdrawnAt).not.toBeNull();
  });
});
