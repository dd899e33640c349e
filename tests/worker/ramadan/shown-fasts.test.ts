import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TraineeGlance } from "../../../domain/contract/attention/glance.ts";
import type { Overview } from "../../../domain/contract/attention/overview.ts";
import type { Person } from "../../../domain/contract/attention/person.ts";
import { usualFastingSlots } from "../../../domain/ramadan/slots.ts";
import { setting } from "../../support/access.ts";
import { decide as agree } from "../../support/consents.ts";
import { answerHealth, storeFastedSlot } from "../../support/fasting.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const day = "2027-02-10";
const at = (date: string) => Date.parse(`${date}T12:00Z`);

let trainer: SignedInTrainee;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: at(day) });
  trainer = await makeTrainer();
});

afterEach(async () => {
  vi.useRealTimers();
  await env.DB.batch([
    env.DB.prepare("delete from settings where section = 'ramadan'"),
    env.DB.prepare("delete from consents"),
  ]);
});

const put = ({ token }: SignedInTrainee, path: string, body: unknown) =>
  call(`/api/trainee/${path}`, { method: "PUT", token, body });
const follow = (who: SignedInTrainee, shown = true) =>
  put(who, "ramadan", { shown, slots: usualFastingSlots });
async function asked<Answer>(path: string): Promise<Answer> {
  const response = await call(`/api/admin/${path}`, { token: trainer.token });
  expect(response.status).toBe(200);
  return response.json();
}
const fasts = async (date = day) => (await asked<Overview>(`overview?date=${date}`)).fasts;
const fastOf = async ({ id }: SignedInTrainee) => {
  const { fast } = await asked<TraineeGlance>(`trainees/${id}/glance`);
  expect((await asked<Person>(`trainees/${id}`)).glance.fast).toEqual(fast);
  return fast;
};
const named = (name: string) => makeTrainee({ name, createdAt: at("2026-12-01") });

describe("the month that people show the trainer", () => {
  it("is nothing until they agree, and nothing again once they do not", async () => {
    const who = await named("هالة");
    await follow(who);
    await answerHealth(who, true);
    expect(await fasts()).toBeNull();
    expect(await fastOf(who)).toBeNull();

    await agree(who, true, "fasting_coach");
    const follows = { training: "after_tarawih", isOrdinary: false };
    expect(await fastOf(who)).toEqual({ follows, withDoctor: false });
    await agree(who, true, "fasting_health");
    expect(await fastOf(who)).toEqual({ follows, withDoctor: true });
    expect(await fasts()).toEqual({
      following: [{ traineeId: who.id, name: "هالة", ...follows }],
      moreFollowing: 0,
      withDoctor: [{ traineeId: who.id, name: "هالة" }],
      moreWithDoctor: 0,
    });

    await agree(who, false, "fasting_coach");
    expect(await fastOf(who)).toEqual({ follows: null, withDoctor: true });
    await agree(who, false, "fasting_health");
    expect(await fastOf(who)).toBeNull();
    expect(await fasts()).toBeNull();
  });

  it("needs that they follow the month, and that the answer is a yes", async () => {
    const who = await named("سيرين");
    await agree(who, true, "fasting_coach");
    await follow(who, false);
    expect(await fastOf(who)).toBeNull();
    await answerHealth(who, true);
    await agree(who, true, "fasting_health");
    expect(await fastOf(who)).toEqual({ follows: null, withDoctor: true });
    await answerHealth(who, false);
    await env.DB.exec("update consents set withdrawn_at = null");
    expect(await fastOf(who)).toBeNull();
    expect(await fasts()).toBeNull();
  });

  it("has no session while fasting before an answer, nor after a yes", async () => {
    const who = await named("ليان");
    await storeFastedSlot(who);
    await agree(who, true, "fasting_coach");
    const isShownWith = async (training: string) => {
      expect((await fasts())?.following).toEqual([
        { traineeId: who.id, name: "ليان", training, isOrdinary: false },
      ]);
      expect((await fastOf(who))?.follows).toEqual({ training, isOrdinary: false });
    };
    await isShownWith("after_tarawih");
    await answerHealth(who, false);
    await isShownWith("before_maghrib");
    await answerHealth(who, true);
    await isShownWith("after_tarawih");
    await storeFastedSlot(who);
    await isShownWith("after_tarawih");
  });

  it("says that a day is an ordinary one on that day alone", async () => {
    const who = await named("رنا");
    await follow(who);
    await agree(who, true, "fasting_coach");
    await env.DB.prepare("update fasting_slots set ordinary_on = ?2 where trainee_id = ?1")
      .bind(who.id, day)
      .run();
    expect((await fasts())?.following).toMatchObject([{ isOrdinary: true }]);
    expect((await fastOf(who))?.follows?.isOrdinary).toBe(true);
    vi.setSystemTime(at("2027-02-11"));
    trainer = await makeTrainer();
    expect((await fasts("2027-02-11"))?.following).toMatchObject([{ isOrdinary: false }]);
    expect((await fastOf(who))?.follows?.isOrdinary).toBe(false);
  });

  it("is shown from two weeks before the month to its end, and not where the business has none", async () => {
    const who = await named("نور");
    await follow(who);
    await agree(who, true, "fasting_coach");
    const isShownOn = async (date: string) => {
      vi.setSystemTime(at(date));
      trainer = await makeTrainer();
      const shown = await fasts(date);
      expect((await fastOf(who)) === null).toBe(shown === null);
      return shown !== null;
    };
    expect(await isShownOn("2027-01-20")).toBe(false);
    expect(await isShownOn("2027-01-25")).toBe(true);
    expect(await isShownOn("2027-03-08")).toBe(true);
    expect(await isShownOn("2027-03-12")).toBe(false);
    await setting("ramadan", { on: false, months: {} });
    expect(await isShownOn(day)).toBe(false);
  });

  it("has the first of a list by name, and counts the rest of those who show it alone", async () => {
    const names = Array.from({ length: 23 }, (_, place) => `${String(place + 10)} سلمى`);
    const people = await Promise.all(names.map(named));
    const { meals, training } = usualFastingSlots;
    await env.DB.batch(
      people.flatMap(({ id }) => [
        env.DB.prepare(
          `insert into fasting_slots (trainee_id, shown, breakfast, lunch, dinner, snack, training,
             updated_at) values (?1, 1, ?2, ?2, ?2, ?2, ?3, 1)`,
        ).bind(id, meals.lunch, training),
        env.DB.prepare(
          "insert into consents (trainee_id, purpose, given_at) values (?1, 'fasting_coach', 1)",
        ).bind(id),
      ]),
    );
    await follow(await named("لا تعرض شيئاً"));
    const shown = await fasts();
    expect(shown?.following.map(({ name }) => name)).toEqual(names.slice(0, 20));
    expect(shown).toMatchObject({ moreFollowing: 3, withDoctor: [], moreWithDoctor: 0 });
  });
});

describe("the trainer's answers", () => {
  it("are the same for a yes without a consent as for a no, an answer that waits and none", async () => {
    const said: Record<string, boolean | undefined> = { yes: true, no: false, none: undefined };
    const people = await Promise.all(Object.keys(said).map(() => named("سلمى")));
    const seen: string[] = [];
    for (const [place, who] of people.entries()) {
      await follow(who);
      await agree(who, true, "fasting_coach");
      const yes = Object.values(said)[place];
      if (yes !== undefined) await answerHealth(who, yes);
      const headers = { "x-view-as": who.id };
      const paths = [
        `admin/trainees/${who.id}`,
        `admin/trainees/${who.id}/glance`,
        `admin/trainees/${who.id}/nutrition-targets`,
        `trainee/home?date=${day}`,
        `trainee/meal-week?date=${day}`,
      ];
      const answers = await Promise.all(
        paths.map(async (path) => {
          const response = await call(`/api/${path}`, { token: trainer.token, headers });
          expect(response.status).toBe(200);
          return response.text();
        }),
      );
      seen.push(answers.join("\n").replaceAll(who.id, "id").replaceAll(who.email, "email"));
    }
    expect(new Set(seen.map((text) => text.replace(/\d{13}/g, "at"))).size).toBe(1);
    const listed = (await fasts())?.following.map(({ traineeId: _, ...person }) => person);
    expect(new Set(listed?.map((person) => JSON.stringify(person))).size).toBe(1);
    expect((await fasts())?.withDoctor).toEqual([]);
  });
});
