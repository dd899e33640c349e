import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Person } from "../../../domain/contract/attention/person.ts";
import { newId } from "../../../domain/id.ts";
import { getGlance } from "../../../worker/data/attention/glance.ts";
import { getPerson } from "../../../worker/data/attention/person.ts";
import { requireTraineeScope } from "../../../worker/data/people/trainee-scope.ts";
import { type TrainerScope, trainerScope } from "../../../worker/data/scope.ts";
import { makeOpenCheckIn } from "../../support/check-ins.ts";
import { absent, day, glanceAt, note, run, today } from "../../support/glance.ts";
import { makeDay, makeHistory, makeSchedule } from "../../support/history.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const weigh = ({ id }: SignedInTrainee, date: string, weight: number) =>
  run(
    `insert into weight_records (id, trainee_id, date, weight, source, created_at)
     values (?1, ?2, ?3, ?4, 'sent', 1)`,
    newId(),
    id,
    date,
    weight,
  );
const perform = (
  { id }: SignedInTrainee,
  date: string,
  name: string,
  sets: readonly (readonly [number, number | null])[],
  at = 1,
) =>
  env.DB.batch(
    sets.map(([reps, weight], i) =>
      env.DB.prepare(
        `insert into performed_sets (id, trainee_id, exercise_name, date, set_number, reps, weight,
           created_at, updated_at) values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)`,
      ).bind(newId(), id, name, date, i + 1, reps, weight, at),
    ),
  );
describe("the glance beside a trainee's conversation", () => {
  it("has what a message outside the app needs: number, language, step goal, next check-in", async () => {
    const trainee = await makeTrainee();
    expect(await glanceAt(trainee.id)).toMatchObject({ language: "ar", nextCheckIn: null });
    await run(
      "update trainee_profiles set phone = '+970599000111', target_steps = 9000 where id = ?1",
      trainee.id,
    );
    await run(
      `insert into account_settings (account_id, language, updated_at) values (?1, 'en', 1)
       on conflict do update set language = 'en'`,
      trainee.id,
    );
    await makeOpenCheckIn(trainee.id, { ahead: 1 });
    expect(await glanceAt(trainee.id)).toMatchObject({
      phone: "+970599000111",
      language: "en",
      targetSteps: 9000,
      nextCheckIn: day(1),
    });
    await run(
      "update check_in_schedules set answered_on = ?2 where trainee_id = ?1",
      trainee.id,
      day(1),
    );
    expect(await glanceAt(trainee.id)).toMatchObject({ nextCheckIn: day(8) });
  });

  it("has the latest of everything, by the trainee's own day", async () => {
    const trainee = await makeTrainee({ name: "ليان حداد" });
    await weigh(trainee, day(-9), 81);
    await weigh(trainee, day(-2), 80.4);
    await note(trainee, "كان ثقيلاً", 1);
    await perform(trainee, day(-5), "قديم", [[5, 100]]);
    await perform(trainee, day(-1), "ضغط الصدر", [
      [10, 40],
      [0, 60],
      [8, 45],
      [6, 45],
    ]);
    await perform(
      trainee,
      day(-1),
      "عقلة",
      [
        [7, null],
        [9, null],
      ],
      2,
    );
    await makeSchedule(trainee.id, today);
    await makeDay(trainee.id, today, { exercises: 4, doneExercises: 1, meals: 3, doneMeals: 3 });
    await makeDay(trainee.id, day(-1), { exercises: 5, doneExercises: 5 });
    await run(
      `insert into workout_feelings (trainee_id, date, effort, note_id, created_at, updated_at)
       values (?1, ?2, 8, (select id from notes where text = 'كان ثقيلاً'), 1, 1)`,
      trainee.id,
      day(-1),
    );
    await makeDay(trainee.id, day(-7), { exercises: 4, doneExercises: 4, meals: 3 });
    await makeDay(trainee.id, day(-8), { exercises: 50 });
    await run(
      `insert into trainee_steps (id, trainee_id, date, steps, target_steps, created_at, updated_at)
       values (?1, ?2, ?3, 4200, 8000, 1, 1)`,
      newId(),
      trainee.id,
      today,
    );
    await note(trainee, "ألم في الركبة", 5);
    await note(trainee, "تحسّن", 9, 1);
    await absent(trainee, "asked", today, day(3));
    await absent(trainee, "granted", day(-2), day(4));

    expect(await glanceAt(trainee.id)).toMatchObject({
      id: trainee.id,
      name: "ليان حداد",
      today,
      absence: { kind: "travelling", endsOn: day(4) },
      weight: { current: { date: day(-2), weight: 80.4 }, difference: -0.6 },
      // Neither today nor the eighth day back counts.
      adherence: 75,
      day: {
        exercises: { done: 1, goal: 4 },
        meals: { done: 3, goal: 3 },
        steps: { done: 4200, goal: 8000 },
        progress: 42,
      },
      training: {
        date: day(-1),
        done: 5,
        effort: 8,
        words: "كان ثقيلاً",
        exercises: [
          { name: "ضغط الصدر", englishName: null, sets: 4, reps: 8, weight: 45 },
          { name: "عقلة", englishName: null, sets: 2, reps: 9, weight: null },
        ],
      },
      note: { type: "health", text: "تحسّن", isPrivate: true, byTrainer: false },
    });
  });

  it("has nulls for missing data", async () => {
    const { id } = await makeTrainee();
    await run("delete from weight_records where trainee_id = ?1", id);
    expect(await glanceAt(id)).toMatchObject({
      absence: null,
      due: 0,
      weight: { current: null, difference: null },
      adherence: null,
      // Without a plan the default goals apply, as on the trainee's home.
      day: {
        exercises: { done: 0, goal: 5 },
        meals: { done: 0, goal: 3 },
        steps: null,
        progress: 0,
      },
      training: null,
      note: null,
    });
  });

  it("has the plan as bought, its last day, and its open amount", async () => {
    const { id } = await makeTrainee();
    await run(
      `insert into subscriptions (id, trainee_id, plan_id, plan_name, price_agorot, months,
         starts_on, ends_on, billed, created_at)
       select ?1, id, subscription_plan, 'كما اشتُريت', 25000, 1, ?3, ?4, 1, 1
       from trainee_profiles where id = ?2`,
      newId(),
      id,
      day(-20),
      day(10),
    );
    await run(
      "update trainee_profiles set subscription_start = ?2, subscription_end = ?3 where id = ?1",
      id,
      day(-20),
      day(10),
    );
    await run(
      `insert into payments (id, trainee_id, agorot, method, paid_on, created_at)
       values (?1, ?2, 10000, 'cash', ?3, 1)`,
      newId(),
      id,
      day(-20),
    );
    expect(await glanceAt(id)).toMatchObject({
      membership: { name: "كما اشتُريت", endsOn: day(10), daysLeft: 10, pausedUntil: null },
      due: 15_000,
    });
  });

  it("reads no more of a long history than of a short one", async () => {
    const { actor } = await makeTrainer();
    const { database, counts } = countingDatabase();
    const scope: TrainerScope = trainerScope(database, actor, Date.now());
    const rowsOf = async (trainee: SignedInTrainee, days: number) => {
      await makeHistory(trainee.id, today, days);
      for (let back = 0; back < days; back += 5) {
        await perform(trainee, day(-back), "ضغط الصدر", [[10, 40]]);
        await note(trainee, "ملاحظة", 100 - back);
      }
      const own = await requireTraineeScope(scope, trainee.id);
      const before = counts.rows;
      await getGlance(own);
      return counts.rows - before;
    };
    const short = await rowsOf(await makeTrainee(), 120);
    expect(await rowsOf(await makeTrainee(), 300)).toBeLessThanOrEqual(short + 5);
  });

  it("comes with the trainee's page, in one batch", async () => {
    const { actor, token } = await makeTrainer();
    const trainee = await makeTrainee({ name: "ليان حداد" });
    await weigh(trainee, day(-2), 80.4);
    await weigh(trainee, day(-1), 80.1);
    const page: Person = await (await call(`/api/admin/trainees/${trainee.id}`, { token })).json();
    expect(page.glance).toEqual(await glanceAt(trainee.id));
    expect(page).toMatchObject({ name: "ليان حداد", glance: { weight: { latest: [80.4, 80.1] } } });
    const { database, counts } = countingDatabase();
    await getPerson(trainerScope(database, actor, Date.now()), trainee.id);
    expect(counts.batches).toBe(1);
    const unknown = await call(`/api/admin/trainees/${newId()}`, { token });
    expect(unknown.status).toBe(404);
  });

  it("is the trainer's alone, and 404 for unknown trainees", async () => {
    const trainee = await makeTrainee();
    const { token } = await makeTrainer();
    const path = (id: string) => `/api/admin/trainees/${id}/glance`;
    expect((await call(path(trainee.id), { token: trainee.token })).status).toBe(403);
    expect((await call(path(newId()), { token })).status).toBe(404);
    expect((await call(path("x"), { token })).status).toBe(400);
  });
});
