import { env } from "cloudflare:workers";
import { getTableColumns } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../domain/calendar.ts";
import { scheduledExercise, scheduledMeal } from "../../../domain/contract/schedules/schedules.ts";
import { weekChange } from "../../../domain/contract/schedules/week-changes.ts";
import { newId } from "../../../domain/id.ts";
import {
  scheduledExerciseColumns,
  scheduledMealColumns,
} from "../../../worker/data/schedules/scheduled-columns.ts";
import { columnName } from "../../../worker/db/insert-select.ts";
import { scheduleExercises, scheduleMeals } from "../../../worker/db/schema.ts";
import { applier, week as weekAfter } from "../../support/applied-weeks.ts";
import { extend, weekMs } from "../../support/followers.ts";
import { makePlanning, type Planning, thisWeek } from "../../support/weeks.ts";

type Row = Record<string, string | number | null>;

/** Columns of owner, place and time, which differ for every item. */
const own = [
  "id",
  "schedule_id",
  "trainee_id",
  "day_of_week",
  "date",
  "position",
  "updated_at",
  "written_by",
];

/** The template of an item: copies by hand and applied weeks have none. */
const mark = {
  template_item_id: newId(),
  template_day: "2026-01-04",
  template_version: 3,
  by_hand: 1,
};
const unmarked = { template_item_id: null, template_day: null, template_version: null, by_hand: 0 };

/** Every other column is copied, or listed as excluded. */
const kinds = {
  exercises: {
    table: scheduleExercises,
    name: "schedule_exercises",
    read: scheduledExerciseColumns,
    shape: scheduledExercise.shape,
    change: weekChange.shape.exercises.unwrap(),
    /** Values other than the library's and the defaults. */
    carried: ({ exerciseId }: Planning): Row => ({
      exercise_id: exerciseId,
      name: "سكوات أمامي",
      english_name: "Front squat",
      category: "abs",
      type: "cardio",
      description: "ببطء",
      video_url: "https://example.com/own.mp4",
      video_id: newId(),
      sets: 3,
      reps: 7,
      weight: 42.5,
      duration: "90 ثانية",
      note: "ثانيتان نزولًا",
      reps_to: 9,
      seconds: 50,
      metres: 20,
      percent: 75,
      rest: 100,
      rpe: 7.5,
      tempo: "3-1-X-0",
      superset: newId(),
      progression: "double",
      progression_step: 1.25,
      progression_runs: 1,
    }),
    left: { status: "completed", completed_at: 5, substitute: '{"name":"ضغط"}', ...mark } as Row,
    fresh: { status: "pending", completed_at: null, substitute: null, ...unmarked } as Row,
  },
  meals: {
    table: scheduleMeals,
    name: "schedule_meals",
    read: scheduledMealColumns,
    shape: scheduledMeal.shape,
    change: weekChange.shape.meals.unwrap(),
    carried: ({ mealId }: Planning): Row => ({
      meal_id: mealId,
      timing: "dinner",
      name: "مجدرة ببرغل",
      description: "بلا بصل",
      calories: 140.5,
      protein: 7.5,
      carbs: 21.5,
      fat: 3.5,
      quantity: 260,
    }),
    left: { status: "consumed", consumed_at: 5, substitute: '{"name":"فول"}', ...mark } as Row,
    fresh: { status: "pending", consumed_at: null, substitute: null, ...unmarked } as Row,
  },
};

async function insertItem(name: string, { trainee, week }: Planning, item: Row): Promise<Row> {
  await week().put();
  const row = { day_of_week: 6, date: addDays(thisWeek(), 6), position: 4, updated_at: 1, ...item };
  const values = { id: newId(), trainee_id: trainee.id, ...row } as Row;
  await env.DB.prepare(
    `insert into ${name} (schedule_id, ${Object.keys(values).join(", ")})
     select id, ${Object.keys(values)
       .map(() => "?")
       .join(", ")}
     from weekly_schedules where trainee_id = ?`,
  )
    .bind(...Object.values(values), trainee.id)
    .run();
  return values;
}

const rowsOf = async (name: string, { trainee }: Planning) =>
  (
    await env.DB.prepare(`select * from ${name} where trainee_id = ? order by date`)
      .bind(trainee.id)
      .all<Row>()
  ).results;

const only = (row: Row | undefined, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row?.[name]]));

describe.each(["exercises", "meals"] as const)("the columns of scheduled %s", (kind) => {
  const { table, name, read, shape, change, carried, left, fresh } = kinds[kind];

  it("are each copied, or listed as excluded from copies", async () => {
    const planning = await makePlanning();
    const columns = Object.values(getTableColumns(table)).map(columnName);
    const said = [...own, ...Object.keys(carried(planning)), ...Object.keys(left)];
    expect(said.toSorted()).toEqual(columns.toSorted());
  });

  it("are in every copy: by hand, by applying and by extending", async () => {
    const planning = await makePlanning();
    const item = carried(planning);
    const source = await insertItem(name, planning, { ...item, ...left });
    const { trainer, trainee, week } = planning;
    await applier(trainer.token, trainee.id).apply(kind);
    await extend(Date.now() + weekMs);
    const copy = { id: newId(), from: String(source.id), dayOfWeek: 0, position: 0 };
    await week().change({ [kind]: { copy: [copy] } });
    const copies = (await rowsOf(name, planning)).filter(({ id }) => id !== source.id);
    expect(copies.map(({ date }) => date)).toEqual([
      thisWeek(),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((nth) => addDays(weekAfter(nth), 6)),
    ]);
    for (const each of copies) {
      expect(only(each, Object.keys({ ...item, ...fresh }))).toEqual({ ...item, ...fresh });
    }
  });

  it("are restored exactly by undoing a removal", async () => {
    const planning = await makePlanning();
    const { week } = planning;
    const item = await insertItem(name, planning, carried(planning));
    const [before] = await rowsOf(name, planning);
    const [shown] = (await week().read())[kind];
    await week().change({ [kind]: { remove: [item.id] } });
    const names = Object.keys(change.shape.restore.unwrap().element.shape);
    const restore = [
      Object.fromEntries(Object.entries(shown ?? {}).filter(([key]) => names.includes(key))),
    ];
    await week().change({ [kind]: { restore } });
    const [after] = await rowsOf(name, planning);
    expect({ ...after, updated_at: 1 }).toEqual(before);
  });

  it("match the contract", () => {
    expect(Object.keys(read).toSorted()).toEqual(Object.keys(shape).toSorted());
  });
});
