import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { ExercisesPage } from "../../../domain/contract/libraries/exercises.ts";
import { importColumns } from "../../../domain/copies/sheet/kinds.ts";
import { readExerciseRows, readMealRows } from "../../../domain/copies/sheet/library-rows.ts";
import { csvStart } from "../../../domain/csv.ts";
import { newId } from "../../../domain/id.ts";
import type { Language } from "../../../domain/language.ts";
import { exerciseCategories, exerciseSorts } from "../../../domain/libraries/exercises.ts";
import { mealSorts, mealTimings } from "../../../domain/libraries/meals.ts";
import { deletePeopleAndLibrary, listMealsPage, makeMeal } from "../../support/library.ts";
import { openSheet } from "../../support/sheets.ts";
import { call, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

type Kind = "exercises" | "meals";
type Query = Record<string, string>;

let trainer: SignedInTrainee;
beforeEach(async () => {
  await deletePeopleAndLibrary();
  trainer = await makeTrainer();
});

const path = (kind: Kind, query: Query = {}) =>
  `/api/admin/${kind}/file?${new URLSearchParams(query)}`;

async function fileOf(kind: Kind, query?: Query): Promise<Uint8Array> {
  const response = await call(path(kind, query), { token: trainer.token });
  expect(response.status).toBe(200);
  return response.bytes();
}

const linesOf = async (kind: Kind, query?: Query) =>
  new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })
    .decode(await fileOf(kind, query))
    .split("\r\n")
    .slice(0, -1);
const namesOf = async (kind: Kind, query?: Query) =>
  (await linesOf(kind, query)).slice(1).map((line) => line.split(",")[0]);

async function addExercise(exercise: Record<string, unknown>): Promise<void> {
  const body = { id: newId(), category: "legs", ...exercise };
  const response = await call("/api/admin/exercises", { token: trainer.token, body });
  expect(response.status, await response.text()).toBe(200);
}

const speak = (language: Language) =>
  env.DB.prepare(
    "insert into account_settings (account_id, language, updated_at) values (?1, ?2, 1)",
  )
    .bind(trainer.id, language)
    .run();

const countedRows = "with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)";

/** More rows than two slices; every third meal has unknown values. */
const makeMany: Record<Kind, string> = {
  exercises: `${countedRows}
    insert into exercises (id, name, search, category, sets, reps, status, created_at, updated_at)
    select 'many-' || i, 'تمرين ' || i, 'تمرين ' || i, iif(i % 3, 'legs', 'back'), 3, 10,
      iif(i % 5, 'active', 'pending'), i % 400, i from n`,
  meals: `${countedRows}
    insert into meals (id, name, search, category, timing, calories, protein, status, created_at,
      updated_at)
    select 'many-' || i, 'وجبة ' || i, 'وجبة ' || i, iif(i % 3, 'lunch', 'snack'), 'lunch',
      case when i % 3 then i % 90 end, case when i % 3 then i % 20 end,
      iif(i % 5, 'active', 'pending'), i % 400, i from n`,
};

async function pageOf(kind: Kind, query: Query): Promise<string[]> {
  if (kind === "meals") return (await listMealsPage(trainer.token, query)).meals.map(nameOf);
  const response = await call(`/api/admin/exercises?${new URLSearchParams(query)}`, {
    token: trainer.token,
  });
  return (await response.json<ExercisesPage>()).exercises.map(nameOf);
}
const nameOf = ({ name }: { name: string }) => name;

/** Names that a spreadsheet would run, or that resemble an escape. */
const riskyNames = ["=HYPERLINK(1)", "+ضغط", "-سحب", "@بلانك", "'اقتباس", "''اثنان", "＝عريض"];
const longText = 'أولاً، ثم "ثانياً"; ثالثاً\nسطر آخر, بفاصلة';

describe.each(["exercises", "meals"] as const)("GET /api/admin/%s/file", (kind) => {
  const sorts = { exercises: exerciseSorts, meals: mealSorts }[kind];

  it("has all pages in the order of the list, over several slices", async () => {
    await env.DB.prepare(makeMany[kind]).bind(1003).run();
    for (const sort of sorts) {
      for (const direction of ["asc", "desc"]) {
        const names = await namesOf(kind, { sort, direction });
        expect(new Set(names).size).toBe(1003);
        for (const page of [1, 21, 41]) {
          const from = (page - 1) * 25;
          expect(await pageOf(kind, { sort, direction, page: String(page) })).toEqual(
            names.slice(from, from + 25),
          );
        }
      }
    }
  });

  it("has only its heading without a match", async () => {
    const lines = await linesOf(kind, { search: "لا شيء هنا" });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.startsWith(`${csvStart}الاسم,`)).toBe(true);
  });

  it("has its own file name", async () => {
    const { headers } = await call(path(kind), { token: trainer.token });
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toMatch(
      new RegExp(`filename="miran-${kind}-\\d{4}-\\d\\d-\\d\\d\\.csv"`),
    );
  });

  it.each([{ page: "2" }, { sort: "id" }, { category: "brunch" }])("refuses %o", async (query) => {
    expect((await call(path(kind, query as never), { token: trainer.token })).status).toBe(400);
  });
});

describe("the file of the exercises", () => {
  it("has the matches of search and filters, without archived ones", async () => {
    await addExercise({ name: "قرفصاء", category: "legs" });
    await addExercise({ name: "قرفصاء أمامية", category: "legs", status: "pending" });
    await addExercise({ name: "قرفصاء قديمة", category: "legs", status: "inactive" });
    await addExercise({ name: "تجديف", category: "back" });
    const order = { sort: "name", direction: "asc" };
    expect(await namesOf("exercises", order)).toEqual(["تجديف", "قرفصاء", "قرفصاء أمامية"]);
    expect(await namesOf("exercises", { ...order, category: "back" })).toEqual(["تجديف"]);
    expect(await namesOf("exercises", { status: "inactive" })).toEqual(["قرفصاء قديمة"]);
    expect(await namesOf("exercises", { search: "أماميه", category: "legs" })).toEqual([
      "قرفصاء أمامية",
    ]);
  });

  it("opens in a spreadsheet, without formulas or dates", async () => {
    await addExercise({ name: '=HYPERLINK("x")', sets: 3, reps: 8, repsTo: 12, rest: 90 });
    expect(await linesOf("exercises")).toEqual([
      `${csvStart}الاسم,الاسم بالإنجليزية,الفئة,المجموعات,التكرارات,الثواني,الراحة,الوصف,رابط الفيديو`,
      `"'=HYPERLINK(""x"")",,الأرجل,3,8–12,,90,,`,
    ]);
  });

  it.each(["ar", "en"] as const)("can be imported again unchanged, in %s", async (language) => {
    await speak(language);
    const plain = { englishName: null, repsTo: null, seconds: null, rest: null };
    const none = { ...plain, description: null, videoUrl: null, sets: 4, reps: 12 };
    const exercises = [
      ...exerciseCategories.map((category) => ({ ...none, name: `تمرين ${category}`, category })),
      ...riskyNames.map((name) => ({
        ...none,
        name,
        category: "back",
        englishName: name,
        description: name,
      })),
      {
        name: "ضغط مائل",
        englishName: "Incline press",
        category: "chest",
        sets: 5,
        reps: 8,
        repsTo: 12,
        seconds: 45,
        rest: 90,
        description: longText,
        videoUrl: "https://youtu.be/dQw4w9WgXcQ",
      },
    ];
    for (const exercise of exercises) await addExercise(exercise);
    const file = await fileOf("exercises", { sort: "created", direction: "asc" });
    const { sheet, options } = openSheet("exercises", file);
    expect(options.columns).toEqual(importColumns.exercises);
    const { rows, findings } = readExerciseRows(sheet, options);
    expect(findings).toEqual([]);
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(rows.map(({ row: _, ...exercise }) => exercise).sort(byName)).toEqual(
      exercises.toSorted(byName),
    );
  });
});

describe("the file of the meals", () => {
  it("has the matches of search and filters, without archived ones", async () => {
    await makeMeal({ name: "فتّة حمّص", category: "breakfast", calories: 200 });
    await makeMeal({ name: "شوربة", category: "lunch", calories: null });
    await makeMeal({ name: "مقلوبة", category: "lunch", calories: 150, status: "pending" });
    await makeMeal({ name: "قديمة", category: "lunch", status: "inactive" });
    const order = { sort: "calories", direction: "desc" };
    expect(await namesOf("meals", order)).toEqual(["فتّة حمّص", "مقلوبة", "شوربة"]);
    expect(await namesOf("meals", { ...order, category: "lunch" })).toEqual(["مقلوبة", "شوربة"]);
    expect(await namesOf("meals", { status: "inactive" })).toEqual(["قديمة"]);
    expect(await namesOf("meals", { search: "فته حمص" })).toEqual(["فتّة حمّص"]);
  });

  it("opens in a spreadsheet, without formulas", async () => {
    await makeMeal({ name: "=1+1", description: "@x", calories: 0, fat: null, category: "snack" });
    expect(await linesOf("meals")).toEqual([
      `${csvStart}الاسم,الوصف,الفترة,السعرات,البروتين,الكربوهيدرات,الدهون`,
      "'=1+1,'@x,وجبة خفيفة,0,4,15,",
    ]);
  });

  it.each(["ar", "en"] as const)("can be imported again unchanged, in %s", async (language) => {
    await speak(language);
    const unknown = { description: null, calories: null, protein: null, carbs: null, fat: null };
    const values = { calories: 412, protein: 7.5, carbs: 0, fat: 12.3 };
    const meals = [
      ...mealTimings.map((timing) => ({ ...unknown, name: `وجبة ${timing}`, timing })),
      ...riskyNames.map((name) => ({ ...unknown, name, description: name, timing: "lunch" })),
      { name: "شوربة, عدس", description: longText, timing: "dinner", ...values },
    ];
    for (const [createdAt, { timing, ...meal }] of meals.entries()) {
      await makeMeal({ ...meal, category: timing, createdAt });
    }
    const file = await fileOf("meals", { direction: "asc" });
    const { sheet, options } = openSheet("meals", file);
    expect(options.columns).toEqual(importColumns.meals);
    const { rows, findings } = readMealRows(sheet, options);
    expect(findings).toEqual([]);
    expect(rows.map(({ row: _, ...meal }) => meal)).toEqual(meals);
  });
});
