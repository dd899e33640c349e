import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, dayOfWeek, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { newId } from "../../../domain/id.ts";
import { makeLibraryMeal, planMeals } from "../../support/meals.ts";
import { planWeek } from "../../support/plans.ts";
import { call, makeTrainee, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");

async function readHome({ token }: SignedInTrainee): Promise<Home> {
  const response = await call(`/api/trainee/home?date=${today}`, { token });
  expect(response.status).toBe(200);
  return response.json();
}

const eatenOf = (traineeId: string, date = today) =>
  env.DB.prepare(
    "select eaten_calories as kcal from trainee_performance where trainee_id = ?1 and date = ?2",
  )
    .bind(traineeId, date)
    .first<number | null>("kcal");

const eat = ({ token }: SignedInTrainee, itemId: string | undefined, status = "consumed") =>
  call("/api/trainee/meal-week/status", { token, body: { id: newId(), itemId, status } });

async function weigh(traineeId: string, ago: number, kg: number): Promise<void> {
  await env.DB.prepare(
    `insert into weight_records (id, trainee_id, date, weight, source, created_at)
     values (?1, ?2, ?3, ?4, 'sent', ?5)`,
  )
    .bind(newId(), traineeId, addDays(today, -ago), kg, Date.now())
    .run();
}

async function eatenBefore(traineeId: string, days: number, kcal: number): Promise<void> {
  for (let ago = 1; ago <= days; ago += 1) {
    await env.DB.prepare(
      `insert into trainee_performance (trainee_id, date, eaten_calories, updated_at)
       values (?1, ?2, ?3, 1)`,
    )
      .bind(traineeId, addDays(today, -ago), kcal)
      .run();
  }
}

interface Said {
  lastFrom?: "trainer" | "trainee";
  kind?: string;
  text?: string;
  earlier?: string;
}

const say = (traineeId: string, { lastFrom = "trainer", kind = "text", text, earlier }: Said) =>
  env.DB.prepare(
    `insert into conversations (trainee_id, last_seq, last_message_from, last_message_at, last_message_kind,
       last_message_text, trainer_message_at, trainer_message_kind, trainer_message_text, created_at)
     values (?1, 2, ?2, 2000, ?3, ?4, iif(?5 is null, null, 1000), iif(?5 is null, null, 'text'), ?5, 1)`,
  )
    .bind(traineeId, lastFrom, kind, text ?? null, earlier ?? null)
    .run();

describe("the home's sentence", () => {
  it("is missing without facts, and comes from the person's own weights and days", async () => {
    const other = await makeTrainee();
    const trainee = await makeTrainee();
    await weigh(trainee.id, 7, 75.4);
    await weigh(trainee.id, 0, 74.5);
    await eatenBefore(trainee.id, 5, 1188);
    await env.DB.prepare("update trainee_profiles set target_weight = 68 where id = ?")
      .bind(trainee.id)
      .run();
    expect((await readHome(trainee)).insight).toEqual({
      kind: "weight",
      change: -0.9,
      calories: 1190,
    });
    expect((await readHome(other)).insight).toBeNull();
  });

  it("compares the calories with the target of the day, earlier targets included", async () => {
    const trainee = await makeTrainee();
    await eatenBefore(trainee.id, 7, 1500);
    expect((await readHome(trainee)).insight).toBeNull();
    for (const [ago, kcal] of [
      [30, 3000],
      [10, 1550],
    ] as const) {
      await env.DB.prepare(
        `insert into nutrition_targets (trainee_id, starts_on, calories, source, created_at, updated_at)
         values (?1, ?2, ?3, 'hand', 1, 1)`,
      )
        .bind(trainee.id, addDays(today, -ago), kcal)
        .run();
    }
    expect((await readHome(trainee)).insight).toEqual({
      kind: "calories",
      calories: 1500,
      target: 1550,
    });
  });
});

describe("the day's calories on the home", () => {
  it("are left of the plan or the person's target, and in excess beyond what a swap may add", async () => {
    const trainee = await makeTrainee();
    const [lunch, dinner] = await planMeals(trainee.id, today, [
      { timing: "lunch", calories: 200, quantity: 300 },
      { timing: "dinner", calories: 100, quantity: 150 },
    ]);
    const readCalories = async () => {
      const { over, left } = await readHome(trainee);
      return { over, left };
    };
    expect(await readHome(await makeTrainee())).toMatchObject({ over: 0, left: null });
    expect(await readCalories()).toEqual({ over: 0, left: 750 });
    await eat(trainee, lunch);
    expect(await readCalories()).toEqual({ over: 0, left: 150 });
    await eat(trainee, dinner);
    expect(await readCalories()).toEqual({ over: 0, left: 0 });
    const setTarget = (kcal: number) =>
      env.DB.prepare(
        `insert or replace into nutrition_targets (trainee_id, starts_on, calories, source, created_at, updated_at)
         values (?1, ?2, ?3, 'hand', 1, 1)`,
      )
        .bind(trainee.id, addDays(today, -1), kcal)
        .run();
    await setTarget(730);
    expect(await readCalories()).toEqual({ over: 0, left: -20 });
    await setTarget(439);
    expect(await readCalories()).toEqual({ over: 311, left: -311 });
  });
});

describe("the trainer's word on the home", () => {
  it("is the trainer's last message, and missing without one", async () => {
    const [none, told] = [await makeTrainee(), await makeTrainee()];
    await say(told.id, { text: "نخفّف الوزن اليوم" });
    expect((await readHome(none)).trainerWord).toBeNull();
    expect((await readHome(told)).trainerWord).toEqual({
      name: "المدرب",
      photo: null,
      kind: "text",
      text: "نخفّف الوزن اليوم",
      at: 2000,
    });
  });

  it("stays after the trainee's answer, and a voice note is told by its kind", async () => {
    const [answered, silent, voice] = [
      await makeTrainee(),
      await makeTrainee(),
      await makeTrainee(),
    ];
    await say(answered.id, { lastFrom: "trainee", text: "شكراً", earlier: "أحسنتِ" });
    await say(silent.id, { lastFrom: "trainee", text: "مرحباً" });
    await say(voice.id, { kind: "voice" });
    expect((await readHome(answered)).trainerWord).toMatchObject({ text: "أحسنتِ", at: 1000 });
    expect((await readHome(silent)).trainerWord).toBeNull();
    expect((await readHome(voice)).trainerWord).toMatchObject({ kind: "voice", text: "" });
  });

  it("has the trainer's name and photo", async () => {
    const trainee = await makeTrainee();
    await say(trainee.id, { text: "مرحباً" });
    const photoId = newId();
    await env.DB.batch([
      env.DB.prepare(
        `insert or replace into settings (section, value, updated_at) values ('general', ?1, 1)`,
      ).bind(JSON.stringify({ trainerName: "سامي" })),
      env.DB.prepare(
        `insert or replace into settings (section, value, updated_at) values ('photo', ?1, 1)`,
      ).bind(JSON.stringify({ key: `trainer/photo/${photoId}` })),
    ]);
    const { trainerWord } = await readHome(trainee);
    expect(trainerWord?.name).toBe("سامي");
    expect(trainerWord?.photo).toMatch(
      new RegExp(`^/api/media/trainer-photo/${photoId}\\?ticket=`),
    );
    await env.DB.exec("delete from settings where section in ('general', 'photo')");
  });
});

describe("the lines of the home's tiles", () => {
  it("have the expected time of each exercise, and the end of the subscription", async () => {
    const trainee = await makeTrainee();
    await planWeek(trainee.id, weekStart(today), { exercises: [{ day: dayOfWeek(today) }] });
    await env.DB.batch([
      env.DB.prepare(
        "update schedule_exercises set sets = 4, reps = 10, rest = 60 where trainee_id = ?",
      ).bind(trainee.id),
      env.DB.prepare(
        "update trainee_profiles set subscription_end = '2030-01-31' where id = ?",
      ).bind(trainee.id),
    ]);
    const { day, subscriptionEnd } = await readHome(trainee);
    expect(day.exercises.map(({ seconds }) => seconds)).toEqual([60 + 4 * 30 + 3 * 60]);
    expect(subscriptionEnd).toBe("2030-01-31");
  });
});

describe("the eaten calories of a day", () => {
  it("follow each logged meal, planned and own, and its substitute", async () => {
    const trainee = await makeTrainee();
    const [lunch, dinner] = await planMeals(trainee.id, today, [
      { timing: "lunch", calories: 150, quantity: 300 },
      { timing: "dinner", calories: 33.3, quantity: 150 },
    ]);
    await eat(trainee, lunch);
    expect(await eatenOf(trainee.id)).toBe(450);
    await eat(trainee, dinner);
    expect(await eatenOf(trainee.id)).toBe(500);
    const mealId = await makeLibraryMeal({ calories: 80 });
    const body = { id: newId(), itemId: lunch, substitute: { mealId, quantity: 200 } };
    await call("/api/trainee/meal-week/substitute", { token: trainee.token, body });
    expect(await eatenOf(trainee.id)).toBe(210);
    const own = {
      kind: "hand",
      id: newId(),
      date: today,
      name: "تمر",
      description: null,
      category: "snack",
      calories: 220,
      protein: 3,
      carbs: 30,
      fat: 9,
    };
    await call("/api/trainee/own-meals", { token: trainee.token, body: own });
    expect(await eatenOf(trainee.id)).toBe(430);
    await eat(trainee, dinner, "skipped");
    expect(await eatenOf(trainee.id)).toBe(380);
  });

  it("are unknown without a meal, and with one whose calories are unknown", async () => {
    const trainee = await makeTrainee();
    const [lunch, dinner] = await planMeals(trainee.id, today, [
      { timing: "lunch", calories: null },
      { timing: "dinner" },
    ]);
    await eat(trainee, lunch, "skipped");
    expect(await eatenOf(trainee.id)).toBeNull();
    await eat(trainee, dinner);
    expect(await eatenOf(trainee.id)).toBe(450);
    await eat(trainee, lunch);
    expect(await eatenOf(trainee.id)).toBeNull();
  });
});
