import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays } from "../../../domain/calendar.ts";
import { setsHead } from "../../../domain/copies/sets-file.ts";
import { newId } from "../../../domain/id.ts";
import { problemOf } from "../../support/access.ts";
import { makeExercise, makeSet, planExercise, sendSets } from "../../support/exercises.ts";
import { makeOldWeek, oldDates } from "../../support/old-week.ts";
import { countPacked, packAll } from "../../support/packed-weeks.ts";
import { makePast, pastSets } from "../../support/past-rows.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const own = "/api/trainee/my-data/sets";
const ofTrainee = (id: string) => `/api/admin/trainees/${id}/data/sets`;

beforeEach(() => env.DB.prepare("delete from access_attempts").run());

async function fileOf({ token }: Pick<SignedInTrainee, "token">, path = own) {
  const answer = await call(path, { token });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const [head = "", ...lines] = (await answer.text()).trimEnd().split("\n");
  return { answer, head: `${head}\n`, lines };
}

const perform = (id: string, date: string, sets: readonly { name: string; number: number }[]) =>
  env.DB.batch(
    sets.map(({ name, number }) =>
      env.DB.prepare(
        `insert into performed_sets (id, trainee_id, exercise_name, date, set_number, reps, weight,
           created_at, updated_at) values (?1, ?2, ?3, ?4, ?5, 8, 60, 1, 1)`,
      ).bind(newId(), id, name, date, number),
    ),
  );

describe("the file of a trainee's sets", () => {
  it("is the same for the trainee and the trainer, as a download without a copy in caches", async () => {
    const trainee = await makeTrainee();
    await perform(trainee.id, "2025-03-28", [{ name: "سكوات", number: 1 }]);
    const { answer, head, lines } = await fileOf(trainee);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="miran-sets-/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(head).toBe(setsHead);
    expect(lines).toEqual([
      '"Miran","28 Mar 2025, 12:00","28 Mar 2025, 12:00","","سكوات",,"",0,"normal",60,8,,,',
    ]);
    expect((await fileOf(await makeTrainer(), ofTrainee(trainee.id))).lines).toEqual(lines);
  });

  it("has only the head of a person without a set", async () => {
    expect(await fileOf(await makeTrainee())).toMatchObject({ head: setsHead, lines: [] });
  });

  it("has the sets of packed weeks as before they were packed", async () => {
    const dates = oldDates();
    const { trainee } = await makeOldWeek(dates);
    await perform(trainee.id, addDays(dates.oldDay, 14), [{ name: "سكوات", number: 1 }]);
    const { lines } = await fileOf(trainee);
    expect(lines).toHaveLength(7);
    await packAll(dates.now);
    expect(await countPacked()).toBe(1);
    expect((await fileOf(trainee)).lines).toEqual(lines);
  });

  it("has every set once, in days of more sets than a page", async () => {
    const trainee = await makeTrainee();
    for (const [index, count] of [300, 420, 30].entries()) {
      const sets = Array.from({ length: count }, (_, number) => ({
        name: `تمرين ${Math.floor(number / 5)}`,
        number: (number % 5) + 1,
      }));
      await perform(trainee.id, `2025-03-0${index + 1}`, sets);
    }
    const { lines } = await fileOf(trainee);
    expect(lines).toHaveLength(750);
    const days = lines.map((line) => line.slice(9, 20));
    expect([...new Set(days)]).toEqual(["01 Mar 2025", "02 Mar 2025", "03 Mar 2025"]);
    const indexes = lines.map((line) => Number(line.split(",")[9]));
    expect(indexes.filter((index) => index === 0)).toHaveLength(150);
  });

  it("has the sets of other apps in their days, with their kinds, but none beside own ones", async () => {
    const [trainee, exerciseId] = [await makeTrainee(), await makeExercise()];
    await perform(trainee.id, "2025-03-28", [{ name: "سكوات", number: 1 }]);
    const mine = await planExercise(trainee.id, { date: "2025-04-02", exerciseId });
    expect((await sendSets(trainee, mine, [makeSet(1, 5, 80)])).status).toBe(200);
    const sets = pastSets([15, 20, "warm_up"], [5, 100], [12, 60.25, "drop"], [3, 105, "failure"]);
    const days = [
      ["2025-03-27", sets, pastSets([9, null])],
      ["2025-03-28", pastSets([4, 100])],
      ["2025-04-02", pastSets([1, 1])],
    ] as const;
    await makePast(trainee.id, { name: "Bench Press (Barbell)", exerciseId, days });
    await makePast(trainee.id, {
      name: "=Plank",
      exerciseId: null,
      days: [["2025-03-29", [{ setNumber: 1, reps: 0, weight: null, seconds: 90 }]]],
    });
    const { lines } = await fileOf(trainee);
    const line = (day: string, name: string, cells: string) =>
      `"Miran","${day}, 12:00","${day}, 12:00","","${name}",,"",${cells}`;
    const bench = (cells: string) => line("27 Mar 2025", "Bench Press (Barbell)", cells);
    expect(lines).toEqual([
      bench('0,"warmup",20,15,,,'),
      bench('1,"normal",100,5,,,'),
      bench('2,"dropset",60.25,12,,,'),
      bench('3,"failure",105,3,,,'),
      bench('0,"normal",,9,,,'),
      line("28 Mar 2025", "Bench Press (Barbell)", '0,"normal",100,4,,,'),
      line("28 Mar 2025", "سكوات", '0,"normal",60,8,,,'),
      line("29 Mar 2025", "'=Plank", '0,"normal",,,,90,'),
      line("02 Apr 2025", "Bench press", '0,"normal",80,5,,,'),
    ]);
  });

  it("has every past day once, in more days than a page", async () => {
    const trainee = await makeTrainee();
    const days = Array.from(
      { length: 620 },
      (_, at) => [addDays("2023-01-01", at), pastSets([5, 50])] as const,
    );
    await makePast(trainee.id, { exerciseId: null, days });
    const { lines } = await fileOf(trainee);
    expect(new Set(lines).size).toBe(620);
    expect(lines).toHaveLength(620);
  });

  it("has nobody else's sets, and refuses an unknown trainee and too many files", async () => {
    const [trainee, other] = [await makeTrainee(), await makeTrainee()];
    await perform(other.id, "2025-03-28", [{ name: "سكوات", number: 1 }]);
    expect((await fileOf(trainee)).lines).toEqual([]);
    const trainer = await makeTrainer();
    expect((await call(ofTrainee(newId()), { token: trainer.token })).status).toBe(404);
    for (let count = 1; count < 20; count++) await fileOf(trainee);
    const refused = await call(own, { token: trainee.token });
    expect(refused.status).toBe(429);
    expect(await problemOf(refused)).toMatchObject({ code: "rate_limited" });
  });
});
