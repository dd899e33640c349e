import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { Home } from "../../../domain/contract/home/home.ts";
import type { OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import { usualFastingSlots } from "../../../domain/ramadan/slots.ts";
import { putDoctorDay } from "../../../worker/data/ramadan/fasting-health.ts";
import { getFastingFacts, putFastingSlots } from "../../../worker/data/ramadan/fasting-slots.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import { problemOf } from "../../support/access.ts";
import {
  answerHealth,
  noteAppointment,
  onFastingDay,
  storeFastedSlot,
  thirdFastingDay,
  trainFasted,
} from "../../support/fasting.ts";
import { downloadMyData } from "../../support/my-data.ts";
import { onlyOnCloudflare } from "../../support/on-cloudflare.ts";
import {
  call,
  makeSession,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

const { date: day } = thirdFastingDay;
const fasted = { ...usualFastingSlots, training: "before_maghrib" as const };
const [yes, no] = [
  { yes: true, doctorOn: null },
  { yes: false, doctorOn: null },
];

let trainee: SignedInTrainee;
onFastingDay((each) => {
  trainee = each;
}, thirdFastingDay);

type Caller = Pick<SignedInTrainee, "token">;
const put = ({ token }: Caller, path: string, body: unknown) =>
  call(`/api/trainee/${path}`, { method: "PUT", token, body });
const answer = (who: Caller, { yes }: { yes: boolean }) => answerHealth(who, yes);
const choose = (who: Caller, slots: unknown = fasted) =>
  put(who, "ramadan", { shown: true, slots });
const own = async ({ token }: Caller) =>
  (await call("/api/trainee/ramadan", { token })).json<OwnRamadan>();
const home = async ({ token }: Caller, date = day) =>
  (await call(`/api/trainee/home?date=${date}`, { token })).json<Home>();
const storedSlot = async () =>
  (
    await env.DB.prepare("select training from fasting_slots where trainee_id = ?1")
      .bind(trainee.id)
      .first<{ training: string }>()
  )?.training;

describe("the question before the first session while fasting", () => {
  it("comes before that session can be chosen", async () => {
    const refused = await choose(trainee);
    expect(refused.status).toBe(400);
    expect((await problemOf(refused)).fields).toEqual({
      "slots.training": { code: "unknown_choice" },
    });
    expect(await own(trainee)).toMatchObject({ shown: null, slots: usualFastingSlots });
    expect((await answer(trainee, no)).status).toBe(200);
    expect((await choose(trainee)).status).toBe(200);
    expect((await home(trainee)).ramadan).toMatchObject({ asks: null, view: { slots: fasted } });
    expect(await own(trainee)).toMatchObject({
      health: no,
      consents: { fasting_health: null },
      slots: fasted,
    });
  });

  it("is asked on the home of somebody whose stored session waits for the answer", async () => {
    await choose(trainee, usualFastingSlots);
    expect((await home(trainee)).ramadan?.asks).toBeNull();
    await storeFastedSlot(trainee);
    expect((await home(trainee)).ramadan).toMatchObject({
      asks: "health",
      view: { slots: usualFastingSlots },
    });
    expect(await own(trainee)).toMatchObject({ health: null, slots: usualFastingSlots });
    await answer(trainee, no);
    expect((await home(trainee)).ramadan).toMatchObject({ asks: null, view: { slots: fasted } });
    expect((await own(trainee)).slots).toEqual(fasted);
  });

  it("takes a yes or a no, and for a stored yes a day from today to 120 days ahead", async () => {
    for (const [doctorOn, code] of [
      ["2027-02-09", "in_past"],
      ["2027-06-11", "too_far"],
      ["2027-02-30", "not_a_date"],
    ] as const) {
      const refused = await noteAppointment(trainee, doctorOn);
      expect(refused.status).toBe(400);
      expect((await problemOf(refused)).fields).toMatchObject({ doctorOn: { code } });
    }
    for (const body of [
      { kind: "answer", yes: true, doctorOn: "2027-02-11" },
      { kind: "answer", yes: "yes" },
      { kind: "appointment", yes: true, doctorOn: null },
      { kind: "answer", yes: true, reason: "diabetes" },
      yes,
    ]) {
      expect((await put(trainee, "fasting-health", body)).status).toBe(400);
    }
    expect((await own(trainee)).health).toBeNull();
    await answer(trainee, yes);
    for (const doctorOn of ["2027-06-10", day, null]) {
      expect((await noteAppointment(trainee, doctorOn)).status).toBe(200);
      expect((await own(trainee)).health).toEqual({ yes: true, doctorOn });
    }
  });

  it("answered with a yes again, keeps the appointment; after a no there is none", async () => {
    await answer(trainee, yes);
    await noteAppointment(trainee, "2027-03-01");
    await answer(trainee, yes);
    expect((await own(trainee)).health).toEqual({ yes: true, doctorOn: "2027-03-01" });
    await answer(trainee, no);
    expect((await own(trainee)).health).toEqual(no);
    await answer(trainee, yes);
    expect((await own(trainee)).health).toEqual(yes);
  });

  it("asks once for another appointment after the day of one", async () => {
    await choose(trainee, usualFastingSlots);
    await answer(trainee, yes);
    await noteAppointment(trainee, day);
    expect((await home(trainee)).ramadan?.asks).toBeNull();
    vi.setSystemTime(Date.UTC(2027, 1, 11, 12));
    const later = await makeSession("trainee", trainee.id);
    expect((await home(later, "2027-02-11")).ramadan?.asks).toBe("appointment");
    await noteAppointment(later, null);
    expect((await home(later, "2027-02-11")).ramadan?.asks).toBeNull();
  });

  it("is stored sealed, each answer as long as any other", async () => {
    const sealed: string[] = [];
    const noted = () => noteAppointment(trainee, "2027-03-01");
    for (const change of [() => answer(trainee, no), () => answer(trainee, yes), noted]) {
      expect((await change()).status).toBe(200);
      const row = await env.DB.prepare("select sealed from fasting_health where trainee_id = ?1")
        .bind(trainee.id)
        .first<{ sealed: string }>();
      sealed.push(row?.sealed ?? "");
    }
    expect(new Set(sealed).size).toBe(3);
    expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
    expect(sealed.join()).not.toMatch(/yes|true|2027/);
  });

  it.each([
    ["with the session that it allowed", storeFastedSlot],
    ["without the session that a yes moved", () => undefined],
  ])("is asked again if its answer cannot be opened, %s", async (_, store) => {
    await choose(trainee, usualFastingSlots);
    await store(trainee);
    await env.DB.prepare(
      "insert into fasting_health (trainee_id, sealed, updated_at) values (?1, ?2, 1)",
    )
      .bind(trainee.id, "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
      .run();
    expect((await home(trainee)).ramadan).toMatchObject({
      asks: "health",
      view: { slots: usualFastingSlots },
    });
    expect((await choose(trainee)).status).toBe(400);
  });

  it("is neither another trainee's nor the trainer's to see or to answer", async () => {
    await choose(trainee, usualFastingSlots);
    await answer(trainee, yes);
    const other = await makeTrainee();
    expect((await own(other)).health).toBeNull();
    const trainer = await makeTrainer();
    const headers = { "x-view-as": trainee.id };
    const written = await call("/api/trainee/fasting-health", {
      method: "PUT",
      token: trainer.token,
      headers,
      body: { kind: "answer", yes: false },
    });
    expect(written.status).toBe(403);
    expect((await answer(trainer, no)).status).toBe(403);
    expect((await call("/api/trainee/ramadan", { token: trainer.token, headers })).status).toBe(
      403,
    );
    expect((await own(trainee)).health).toEqual(yes);
  });

  it("refreshes the person's other devices alone", async () => {
    onlyOnCloudflare("a browser tells its windows at once");
    await env.DB.exec("delete from outbox");
    await answer(trainee, yes);
    const { results } = await env.DB.prepare("select payload from outbox").all<{
      payload: string;
    }>();
    expect(results.map(({ payload }) => JSON.parse(payload))).toMatchObject([
      { accountIds: [trainee.id], event: { type: "trainee", what: "ramadan" } },
    ]);
  });

  it("is in no archive", async () => {
    await answer(trainee, yes);
    expect((await downloadMyData(trainee)).everything).not.toMatch(/fasting_?health/i);
  });
});

describe("a session while fasting, after a yes", () => {
  it("is refused, and a stored one is moved at once", async () => {
    await trainFasted(trainee);
    expect(await storedSlot()).toBe("before_maghrib");
    await answer(trainee, yes);
    expect(await storedSlot()).toBe("after_tarawih");
    const refused = await choose(trainee);
    expect(refused.status).toBe(400);
    expect((await problemOf(refused)).fields).toHaveProperty(["slots.training"]);
    expect((await home(trainee)).ramadan?.view?.slots.training).toBe("after_tarawih");
    expect((await own(trainee)).slots.training).toBe("after_tarawih");
    expect((await choose(trainee, { ...fasted, training: "before_suhoor" })).status).toBe(200);
    expect(await storedSlot()).toBe("before_suhoor");
  });

  it("is not shown even if a row has it", async () => {
    await choose(trainee, usualFastingSlots);
    await answer(trainee, yes);
    await storeFastedSlot(trainee);
    expect((await own(trainee)).slots.training).toBe("after_tarawih");
    expect((await home(trainee)).ramadan?.view?.slots.training).toBe("after_tarawih");
  });

  it("is not stored by a second device that answers and chooses at the same moment", async () => {
    await answer(trainee, no);
    const second = await makeSession("trainee", trainee.id);
    await Promise.all([choose(trainee), answer(second, yes), choose(second), answer(trainee, yes)]);
    expect((await own(second)).slots.training).toBe("after_tarawih");
    expect(await storedSlot()).not.toBe("before_maghrib");
  });

  it("is not stored once the answer that allowed it was replaced", async () => {
    await answer(trainee, no);
    const scope = traineeScope(env.DB, trainee.actor, Date.now());
    const { health } = await getFastingFacts(scope);
    await answer(trainee, yes);
    const choice = { shown: true, slots: fasted, chosenMeals: null };
    expect(await putFastingSlots(scope, choice, health)).toBe(false);
    expect(await storedSlot()).toBeUndefined();
  });

  it("may be chosen again after a no", async () => {
    await answer(trainee, yes);
    await answer(trainee, no);
    expect((await choose(trainee)).status).toBe(200);
    expect((await own(trainee)).slots.training).toBe("before_maghrib");
  });
});

describe("a no after a yes", () => {
  it("is not made a yes by the appointment of a device that has not heard of it", async () => {
    expect((await noteAppointment(trainee, day)).status).toBe(409);
    await answer(trainee, yes);
    await noteAppointment(trainee, "2027-02-20");
    await answer(trainee, no);
    const stale = await makeSession("trainee", trainee.id);
    for (const doctorOn of ["2027-02-21", null]) {
      const refused = await noteAppointment(stale, doctorOn);
      expect(refused.status).toBe(409);
      expect((await problemOf(refused)).code).toBe("conflict");
    }
    expect((await own(trainee)).health).toEqual(no);
  });

  it("stays if an appointment was checked by the yes before it", async () => {
    await answer(trainee, yes);
    const scope = traineeScope(env.DB, trainee.actor, Date.now());
    const { health } = await getFastingFacts(scope);
    await answer(trainee, no);
    expect(await putDoctorDay(scope, { sealed: "another", stored: health ?? "" })).toBe(false);
    expect((await own(trainee)).health).toEqual(no);
  });
});
