import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { ExercisesPage } from "../../../domain/contract/libraries/exercises.ts";
import { newId } from "../../../domain/id.ts";
import { recentExercises } from "../../../domain/libraries/exercises.ts";
import { makeTemplate } from "../../support/templates.ts";
import { makePlanning, type Planning } from "../../support/weeks.ts";
import { call } from "../../support/worker.ts";

let planning: Planning;
beforeEach(async () => {
  await env.DB.prepare("delete from exercises").run();
  planning = await makePlanning();
  await env.DB.prepare("delete from exercises").run();
});

const path = "/api/admin/exercises";
const ask = (query: Record<string, string>, token = planning.trainer.token) =>
  call(`${path}?${new URLSearchParams(query)}`, { token });
const list = async (query: Record<string, string> = {}) =>
  (await ask({ sort: "name", direction: "asc", ...query })).json<ExercisesPage>();
const names = async (query: Record<string, string> = {}) =>
  (await list(query)).exercises.map(({ name }) => name);

async function add(name: string, values: Record<string, unknown> = {}): Promise<string> {
  const id = newId();
  const body = { id, name, category: "legs", ...values };
  const response = await call(path, { method: "POST", token: planning.trainer.token, body });
  expect(response.status, await response.clone().text()).toBe(200);
  return id;
}

/** Lists an exercise as a starter row. */
const isStarter = (id: string) =>
  env.DB.prepare("insert into starter_rows (noun, id, written) values ('exercises', ?, '[]')")
    .bind(id)
    .run();

const use = (...ids: string[]) =>
  planning.week().change({
    exercises: {
      add: ids.map((exerciseId, position) => ({ id: newId(), exerciseId, dayOfWeek: 0, position })),
    },
  });
const usedAt = (id: string, at: number | null) =>
  env.DB.prepare("update exercises set used_at = ? where id = ?").bind(at, id).run();

describe("the filters of the exercise library", () => {
  beforeEach(async () => {
    await add("سكوات بالبار", { movement: "legs-barbell-squat" });
    await add("تمرين ضغط", { movement: "chest-push-up", category: "chest" });
    await add("من عندي");
    await add("للظهر من عندي", { category: "back" });
  });

  it.each<[Record<string, string>, string[]]>([
    [{ equipment: "barbell" }, ["سكوات بالبار"]],
    [{ equipment: "bodyweight" }, ["تمرين ضغط"]],
    [{ equipment: "cable" }, []],
    [{ equipment: "unknown" }, ["للظهر من عندي", "من عندي"]],
    [{ muscle: "quads" }, ["سكوات بالبار", "من عندي"]],
    [{ muscle: "lats" }, ["للظهر من عندي"]],
    [{ muscle: "chest" }, ["تمرين ضغط"]],
    // Helping muscles do not count.
    [{ muscle: "hamstrings" }, []],
    [{ muscle: "quads", equipment: "unknown" }, ["من عندي"]],
    [{ muscle: "quads", category: "chest" }, []],
    [{ equipment: "barbell", search: "squats" }, ["سكوات بالبار"]],
  ])("find by %j", async (query, found) => {
    expect(await names(query)).toEqual(found);
    expect((await list(query)).total).toBe(found.length);
  });

  it.each<Record<string, string>>([
    { equipment: "chair" },
    { muscle: "neck" },
    { origin: "others" },
    { sort: "mood" },
  ])("refuse %j", async (query) => {
    expect((await ask(query)).status).toBe(400);
  });

  it("tell own exercises from starter ones, also after an edit", async () => {
    const id = await add("من المكتبة");
    await isStarter(id);
    const edit = { method: "PATCH", token: planning.trainer.token, body: { sets: 2 } };
    await call(`${path}/${id}`, edit);
    expect(await names({ origin: "starter" })).toEqual(["من المكتبة"]);
    expect(await names({ origin: "own" })).not.toContain("من المكتبة");
    expect(await list({ search: "المكتبة" })).toMatchObject({ exercises: [{ own: false }] });
    expect(await list({ search: "سكوات" })).toMatchObject({
      exercises: [{ own: true, equipment: "barbell", muscles: ["glutes", "quads"] }],
    });
  });

  it("are refused to trainees", async () => {
    expect((await ask({ equipment: "barbell" }, planning.trainee.token)).status).toBe(403);
  });
});

describe("the order for choosing", () => {
  it("has recent exercises, then own ones, then the rest by name", async () => {
    const [a, b, c, d] = [await add("أ"), await add("ب"), await add("ت"), await add("ث")];
    for (const id of [a, d]) await isStarter(id);
    await usedAt(d, 5);
    await use(c);
    expect(await names({ sort: "likely", direction: "desc" })).toEqual(["ت", "ث", "ب", "أ"]);
    expect(await names({ sort: "likely", direction: "asc" })).toEqual(["ت", "ث", "ب", "أ"]);
    expect((await list({ sort: "likely" })).recentSince).toBe(5);
    await usedAt(b, 9);
    expect(await names({ sort: "used" })).toEqual(["ت", "ب", "ث", "أ"]);
  });

  it("counts no more than the recent ones, and no deleted or archived one", async () => {
    for (let at = 1; at <= recentExercises + 2; at += 1)
      await usedAt(await add(`تمرين ${String(at).padStart(2, "0")}`), at);
    await usedAt(await add("مؤرشف", { status: "inactive" }), 99);
    const page = await list({ sort: "likely" });
    expect(page.recentSince).toBe(3);
    expect(page.exercises.map(({ usedAt }) => usedAt).slice(0, recentExercises)).toEqual(
      Array.from({ length: recentExercises }, (_, index) => recentExercises + 2 - index),
    );
    expect((await list()).recentSince).toBe(3);
  });

  it("follows a week and a template, and nobody's refused change", async () => {
    const [a, b, c] = [await add("أ"), await add("ب"), await add("ت")];
    expect((await list()).recentSince).toBeNull();
    await use(a, b);
    const template = await makeTemplate(planning);
    await env.DB.prepare("delete from exercises where id not in (?, ?, ?)").bind(a, b, c).run();
    const change = { method: "PATCH", token: planning.trainer.token };
    const item = { id: newId(), dayOfWeek: 1, position: 0 };
    const used = async () =>
      (await list()).exercises.map(({ usedAt }) => typeof usedAt === "number");
    expect(await used()).toEqual([true, true, false]);
    const refused = await call(`/api/admin/templates/${template}/weeks/0`, {
      ...change,
      body: {
        exercises: {
          add: [
            { ...item, exerciseId: c },
            { ...item, exerciseId: newId() },
          ],
        },
      },
    });
    expect(refused.status).toBe(409);
    expect(await used()).toEqual([true, true, false]);
    const added = await call(`/api/admin/templates/${template}/weeks/0`, {
      ...change,
      body: { exercises: { add: [{ ...item, exerciseId: c }] } },
    });
    expect(added.status, await added.clone().text()).toBe(200);
    expect(await used()).toEqual([true, true, true]);
  });
});
