import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { makeExercise, planExercise } from "../../support/exercises.ts";
import { emptyLibrary, makeMeal } from "../../support/library.ts";
import { planMeals } from "../../support/meals.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await emptyLibrary();
  await env.DB.exec("delete from exercises");
  trainer = await makeTrainer();
});

const zone = "Asia/Hebron";
const day = (days: number, of = zone): LocalDate => addDays(localDateAt(Date.now(), of), days);
const count = async (path: string) => {
  const response = await call(`/api/admin/${path}/days-to-come`, { token: trainer.token });
  return response.status === 200 ? response.json() : response.status;
};

describe("the days to come of a row of the library", () => {
  it("are counted with the people who have them", async () => {
    const [one, two] = [
      await makeTrainee({ timeZone: zone }),
      await makeTrainee({ timeZone: zone }),
    ];
    const [mealId, other] = [await makeMeal(), await makeMeal()];
    for (const [days, status] of [
      [-1, "pending"],
      [0, "pending"],
      [1, "pending"],
      [1, "pending"],
      [2, "skipped"],
      [3, "pending"],
    ] as const) {
      await planMeals(one.id, day(days), [{ mealId, status }]);
    }
    await planMeals(two.id, day(1), [{ mealId }]);
    await planMeals(two.id, day(2), [{ mealId: other }]);
    expect(await count(`meals/${mealId}`)).toEqual({ trainees: 2, days: 3 });
  });

  it("start after the trainee's own today, in any zone", async () => {
    const early = await makeTrainee({ timeZone: "Pacific/Kiritimati" });
    const late = await makeTrainee({ timeZone: "Pacific/Pago_Pago" });
    const mealId = await makeMeal();
    for (const { id } of [early, late]) {
      await planMeals(id, day(0, "Pacific/Kiritimati"), [{ mealId }]);
    }
    // Their days are 25 hours apart, so one's today is always later for the other.
    expect(await count(`meals/${mealId}`)).toEqual({ trainees: 1, days: 1 });
  });

  it("exclude an exercise with a performed set", async () => {
    const trainee = await makeTrainee({ timeZone: zone });
    const exerciseId = await makeExercise();
    await planExercise(trainee.id, { exerciseId, date: day(2) });
    const begun = await planExercise(trainee.id, { exerciseId, date: day(3) });
    expect(await count(`exercises/${exerciseId}`)).toEqual({ trainees: 1, days: 2 });
    await env.DB.prepare(
      `insert into performed_sets (id, trainee_id, schedule_exercise_id, exercise_name, date,
         set_number, reps, created_at, updated_at) values (?1, ?2, ?3, 'x', ?4, 1, 8, 1, 1)`,
    )
      .bind(newId(), trainee.id, begun, day(3))
      .run();
    expect(await count(`exercises/${exerciseId}`)).toEqual({ trainees: 1, days: 1 });
  });

  it("are zero without items, and 404 for an unknown row", async () => {
    expect(await count(`meals/${await makeMeal()}`)).toEqual({ trainees: 0, days: 0 });
    const none = "0190a5c0-0000-7000-8000-000000000000";
    expect(await count(`meals/${none}`)).toBe(404);
    expect(await count(`exercises/${none}`)).toBe(404);
  });
});

describe("an archived row of the library", () => {
  const listed = async (noun: "meals" | "exercises", query = "") => {
    const response = await call(`/api/admin/${noun}${query}`, { token: trainer.token });
    const page = (await response.json()) as Record<string, { id: string }[]>;
    return page[noun]?.map(({ id }) => id);
  };

  it.each([
    ["meals", makeMeal],
    ["exercises", makeExercise],
  ] as const)("is listed among the archived %s only", async (noun, make) => {
    const [active, archived] = [await make(), await make({ status: "inactive" })];
    const pending = await make({ status: "pending" });
    expect((await listed(noun))?.sort()).toEqual([active, pending].sort());
    expect(await listed(noun, "?status=inactive")).toEqual([archived]);
  });

  it("stays on coming days, and leaves the choices", async () => {
    const trainee = await makeTrainee({ timeZone: zone });
    const mealId = await makeMeal();
    await planMeals(trainee.id, day(1), [{ mealId }]);
    const body = { status: "inactive" };
    await call(`/api/admin/meals/${mealId}`, { method: "PATCH", token: trainer.token, body });
    expect(await count(`meals/${mealId}`)).toEqual({ trainees: 1, days: 1 });
    const choices = await call("/api/admin/meal-choices", { token: trainer.token });
    expect(await choices.json()).toEqual({ meals: [] });
  });
});
