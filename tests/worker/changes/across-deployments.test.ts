import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { daily } from "../../support/applied-weeks.ts";
import { type Changes, makeChanges } from "../../support/changes.ts";
import { planWeek } from "../../support/plans.ts";
import { rowsOfPlan } from "../../support/templates.ts";
import { nextWeek, thisWeek } from "../../support/weeks.ts";

let changes: Changes;
beforeEach(async () => {
  changes = await makeChanges();
});

const plan = () => rowsOfPlan(changes.trainee);
const changers = {
  giving: () => changes.jobs.giving(),
  repeating: () => changes.jobs.repeating(),
  replacing: () => changes.replace(),
} as const;
const prepared = {
  /** An earlier giving, and a week that the next one replaces. */
  giving: async () => {
    await changes.jobs.giving();
    await planWeek(changes.trainee, nextWeek(), { exercises: daily(changes.library.exercises) });
  },
  repeating: async () => {
    await planWeek(changes.trainee, thisWeek(), { exercises: daily(changes.library.exercises) });
    await changes.ask(`/trainees/${changes.trainee}/weeks/${thisWeek()}/apply/exercises`);
    await env.DB.prepare("delete from schedule_exercises where date >= ?").bind(nextWeek()).run();
  },
  replacing: () =>
    planWeek(changes.trainee, nextWeek(), { exercises: daily(changes.library.exercises) }),
} as const;
const names = ["giving", "repeating", "replacing"] as const;

/** Rows without their signatures, because rows of before have none. */
const unsigned = (rows: Awaited<ReturnType<typeof plan>>) =>
  Object.fromEntries(
    Object.entries(rows).map(([table, list]) => [
      table,
      list.map(({ written_by: _, ...row }) => row),
    ]),
  );

/** Turns rows into those of the deployment before: unsigned, with notes by position for repeated weeks. */
async function asBefore(): Promise<void> {
  const signed = [
    "schedule_exercises",
    "schedule_meals",
    "weekly_schedules",
    "applied_schedules",
    "applied_templates",
    "template_exercises",
    "template_meals",
  ];
  const noted = (noun: string, values: string) => `from json_each(before, '$.rows') note
    where note.value ->> 'noun' = '${noun}' and note.value ->> 'row' is not null ${values}`;
  const of = (...columns: string[]) =>
    columns.map((column) => `note.value ->> '$.row.${column}'`).join(", ");
  await env.DB.batch([
    ...signed.map((table) => env.DB.prepare(`update ${table} set written_by = null`)),
    env.DB.prepare("update template_job_rows set row = json_remove(row, '$.written_by')"),
    env.DB.prepare("update removed_items set item = json_remove(item, '$.written_by')"),
    env.DB.prepare(`update trainee_job_members set before = json_object(
        'sourceWeek', before ->> 'sourceWeek',
        'applied', json((select json_group_object(note.value ->> 'row_id', json_array(
          ${of("schedule_id", "applied_at", "stopped_at", "filled_through", "edited_at")}))
          ${noted("applied_schedules", "")})),
        'weeks', json((select json_group_array(json_array(${of(
          "id",
          "exercises_applied_from",
          "meals_applied_from",
          "exercises_template_id",
          "meals_template_id",
          "updated_at",
        )})) ${noted("weekly_schedules", "")})))`),
  ]);
}

/** Applies the migration's changes to existing rows. */
async function migrate(): Promise<void> {
  const migration = env.MIGRATIONS.find(({ name }) => name === "0005_written_by.sql");
  const changing = (migration?.queries ?? [])
    .map((query) => query.replace(/^(\s*--[^\n]*\n)*/, "").trim())
    .filter((query) => /^(create table|insert|update|drop table) /i.test(query));
  expect(changing).toHaveLength(14);
  await env.DB.batch(changing.map((query) => env.DB.prepare(query)));
}

describe.each(names)("an undo of %s", (name) => {
  it("from before signatures restores everything", async () => {
    await prepared[name]();
    const before = await plan();
    const undo = await changers[name]();
    expect(unsigned(await plan())).not.toEqual(unsigned(before));
    await asBefore();
    await migrate();
    await changes.ask(undo);
    expect(unsigned(await plan())).toEqual(unsigned(before));
  });

  it("from before signatures restores both of two changes, the later one first", async () => {
    await prepared[name]();
    const before = await plan();
    const first = await changers[name]();
    const between = await plan();
    changes.pass(1_000);
    const second = await (name === "replacing" ? changes.replace(2) : changers.giving());
    await asBefore();
    await migrate();
    await changes.ask(second);
    expect(unsigned(await plan())).toEqual(unsigned(between));
    await changes.ask(first);
    expect(unsigned(await plan())).toEqual(unsigned(before));
  });

  it("gives a column added since its default", async () => {
    await prepared[name]();
    const before = await plan();
    const undo = await changers[name]();
    await env.DB.batch([
      env.DB.prepare("update template_job_rows set row = json_remove(row, '$.by_hand')"),
      env.DB.prepare("update removed_items set item = json_remove(item, '$.progression_runs')"),
    ]);
    await changes.ask(undo);
    expect(await plan()).toEqual(before);
  });
});
