import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays } from "../../../domain/calendar.ts";
import { setsHead } from "../../../domain/copies/sets-file.ts";
import { newId } from "../../../domain/id.ts";
import { problemOf } from "../../support/access.ts";
import { makeOldWeek, oldDates } from "../../support/old-week.ts";
import { countPacked, packAll } from "../../support/packed-weeks.ts";
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
