import { beforeAll, describe, expect, it, vi } from "vitest";
import { demoDatabase } from "../../../demo/server/database.ts";
import { demoFiles } from "../../../demo/server/files.ts";
import { LiveObjects } from "../../../demo/server/live-objects.ts";
import { writeSampleData } from "../../../demo/server/sample-data.ts";
import { Sqlite } from "../../../demo/server/sqlite.ts";
import { dailyScore } from "../../../domain/schedules/day-score.ts";
import { sampleTrainee } from "../../../scripts/seed/accounts.ts";
import type { Platform } from "../../../worker/platform.ts";
import { sql, starterLibrary } from "../../support/demo/sql.ts";

interface Begun {
  sqlite: Sqlite;
  objects: LiveObjects;
}

/** A demo begun on a day. */
async function begin(date: string): Promise<Begun> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${date}T09:00:00Z`) });
  const sqlite = new Sqlite(sql, await starterLibrary());
  const objects = new LiveObjects(
    {
      platform: () => ({}) as Platform,
      openSqlite: (content) => new Sqlite(sql, content),
      changed: () => {},
    },
    new Map(),
  );
  const files = demoFiles({ files: new Map(), changed: () => {} });
  await writeSampleData({ database: demoDatabase(sqlite), files }, objects, () => {});
  vi.useRealTimers();
  return { sqlite, objects };
}

let { sqlite, objects } = {} as Begun;

const all = <Row>(query: string) => {
  const { columns, rows } = sqlite.run(query);
  return rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])) as Row);
};

interface Day {
  person: string;
  exercises: number;
  exercisesDone: number;
  meals: number;
  mealsDone: number;
  steps: number;
  progress: number;
}

/** The recorded days by their items and steps, with their daily roll-up. */
const recorded = () =>
  all<Day & Record<"counted" | "ofSets", string>>(
    `select day.trainee_id as person, day.progress_value as progress, steps.steps as steps,
       json_array(assigned_exercises, completed_exercises, assigned_meals, completed_meals, day.steps) as counted,
       (select count(*) from schedule_exercises e where e.trainee_id = day.trainee_id and e.date = day.date) as exercises,
       (select count(*) from schedule_exercises e where e.trainee_id = day.trainee_id and e.date = day.date
         and e.status = 'completed') as exercisesDone,
       (select count(*) from schedule_meals m where m.trainee_id = day.trainee_id and m.date = day.date) as meals,
       (select count(*) from schedule_meals m where m.trainee_id = day.trainee_id and m.date = day.date
         and m.status = 'consumed') as mealsDone,
       (select count(*) from performed_sets s left join schedule_exercises e on e.id = s.schedule_exercise_id
         where s.trainee_id = day.trainee_id and s.date = day.date and e.status is not 'completed') as ofSets
     from trainee_performance day
       left join trainee_steps steps on steps.trainee_id = day.trainee_id and steps.date = day.date
     where day.steps > 0 order by day.trainee_id, day.date`,
  );

const rangeOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)];
const isWithin = (values: readonly number[], [least, most]: readonly [number, number]) =>
  values.filter((value) => !(value >= least && value <= most));

describe.each([
  ["a Sunday", "2026-06-14", 36],
  ["a Wednesday", "2026-06-17", 39],
  ["a Saturday", "2026-06-20", 42],
])("the people of a demo begun on %s", (_, date, recordedDays) => {
  beforeAll(async () => {
    ({ sqlite, objects } = await begin(date));
    return () => objects.close();
  }, 60_000);

  it("are four, all active, each with six weeks of records", () => {
    expect(all("select status, count(*) as n from trainee_profiles group by status")).toEqual([
      { status: "active", n: 4 },
    ]);
    const days = Map.groupBy(recorded(), ({ person }) => person);
    expect(days.size).toBe(4);
    for (const each of days.values()) expect(each).toHaveLength(recordedDays);
  });

  it("have values within their ranges, and different days", () => {
    const days = recorded();
    const ranges = { exercisesDone: [1, 5], meals: [1, 3], mealsDone: [1, 3], progress: [60, 99] };
    for (const [name, range] of Object.entries({ ...ranges, steps: [2000, 6999] })) {
      const values = days.map((day) => day[name as keyof Day] as number);
      expect(isWithin(values, range as [number, number]), name).toEqual([]);
    }
    expect(rangeOf(days.map((day) => day.exercises))).toEqual([1, 5]);
    expect(rangeOf(days.map((day) => day.exercisesDone))).toEqual([1, 5]);
    expect(rangeOf(days.map((day) => day.mealsDone))).toEqual([1, 3]);
    expect(new Set(days.map((day) => day.progress)).size).toBeGreaterThan(5);
  });

  it("have items, sets, steps and a daily roll-up that agree with each other", () => {
    for (const day of recorded()) {
      const { exercises, exercisesDone, meals, mealsDone, steps, progress } = day;
      const items = [exercises, exercisesDone, meals, mealsDone, steps];
      expect(JSON.parse(day.counted)).toEqual(items);
      expect(progress).toBe(
        dailyScore({
          exercises: { done: exercisesDone, goal: exercises },
          meals: { done: mealsDone, goal: meals },
        }),
      );
      expect(day.ofSets).toBe(0);
    }
  });

  it("have pending items today", () => {
    const [left] = all<{ exercises: number; meals: number }>(
      `select sum(kind = 'e') as exercises, sum(kind = 'm') as meals from (
         select 'e' as kind, trainee_id, date, status from schedule_exercises
         union all select 'm', trainee_id, date, status from schedule_meals)
       where status = 'pending' and date = (select max(date) from trainee_steps)`,
    );
    expect(left?.meals).toBeGreaterThan(0);
  });

  it("have conversations that agree with their summaries", async () => {
    const talks = all<{ id: string; last: number; text: string }>(
      `select c.trainee_id as id, last_seq as last, last_message_text as text
       from conversations c join accounts a on a.id = c.trainee_id order by a.email = '${sampleTrainee.email}' desc`,
    );
    expect(talks).toHaveLength(4);
    for (const { id, last, text } of talks) {
      const { messages } = await objects.conversation(id).list({ limit: 1 });
      expect(messages[0]?.seq ?? 0).toBe(last);
      if (last > 0) expect(messages[0]?.body).toMatchObject({ text });
    }
    expect(talks[0]?.last).toBeGreaterThan(0);
  });
});

it("sample data are the same on the same day, and no password opens an account", async () => {
  const [{ sqlite: one, ...first }, { sqlite: other, ...second }] = [
    await begin("2026-06-17"),
    await begin("2026-06-17"),
  ];
  for (const { objects } of [first, second]) objects.close();
  const people = "select id, name, search from trainee_profiles order by id";
  expect(other.run(people)).toEqual(one.run(people));
  const days = "select * from trainee_performance order by 1, 2";
  expect(other.run(days)).toEqual(one.run(days));
  expect(other.run("select distinct password_hash from accounts").rows).toEqual([["$none$"]]);
});
