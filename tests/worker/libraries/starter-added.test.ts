import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { applyStarter } from "../../../scripts/library/apply.ts";
import type { StarterPart, StarterRow } from "../../../scripts/library/starter-tables.ts";
import { starter, starterDatabase, writeStarter } from "../../support/starter.ts";

const exercises = starter.find(({ table }) => table.name === "exercises") as StarterPart;
const { columns, derived, added } = exercises.table;
const all = [...columns, ...derived, ...added];
const cellOf = ({ values }: StarterRow, name: string) => values[all.indexOf(name)];

const timed = exercises.rows.filter((row) => cellOf(row, "seconds") !== null);
const [one, two, three, four] = timed as [StarterRow, StarterRow, StarterRow, StarterRow];
const counted = exercises.rows.find((row) => cellOf(row, "seconds") === null) as StarterRow;

/** The exercises of the version before, with durations in words. */
const inWords: StarterPart = {
  table: { ...exercises.table, added: [] },
  rows: exercises.rows.map((row) => ({
    ...row,
    values: all.flatMap((name) => {
      if ((added as readonly string[]).includes(name)) return [];
      const seconds = cellOf(row, "seconds");
      if (name === "duration") return [seconds === null ? null : `${seconds} ثانية`];
      return [cellOf(row, name) ?? null];
    }),
  })),
};

/** The same with other seconds. */
const withSeconds = (seconds: number): StarterPart => ({
  table: exercises.table,
  rows: exercises.rows.map((row) => ({
    ...row,
    values: row.values.map((value, place) =>
      all[place] === "seconds" && value !== null ? seconds : value,
    ),
  })),
});

const write = (part: StarterPart) =>
  applyStarter(
    starterDatabase,
    starter.map((each) => (each.table.name === "exercises" ? part : each)),
  );
const change = (set: string, { id }: StarterRow) =>
  env.DB.prepare(`update exercises set ${set} where id = ?`).bind(id).run();
const amountOf = ({ id }: StarterRow) =>
  env.DB.prepare("select duration, reps, seconds, metres from exercises where id = ?")
    .bind(id)
    .first();
const inSeconds = (row: StarterRow, seconds = cellOf(row, "seconds")) => ({
  duration: null,
  reps: cellOf(row, "reps"),
  seconds,
  metres: null,
});

beforeEach(async () => {
  await env.DB.batch([
    ...["exercises", "starter_rows"].map((table) => env.DB.prepare(`delete from ${table}`)),
    env.DB.prepare("delete from settings where section = 'starter_library'"),
  ]);
});

describe("starter values of a later version", () => {
  beforeEach(async () => {
    await write(inWords);
    expect(await amountOf(one)).toMatchObject({
      duration: `${cellOf(one, "seconds")} ثانية`,
      seconds: null,
    });
  });

  it("reach a database without them, and replace the words", async () => {
    expect(await writeStarter()).toBe(true);
    for (const row of exercises.rows) {
      expect(await amountOf(row), String(cellOf(row, "name"))).toEqual({
        duration: null,
        reps: cellOf(row, "reps"),
        seconds: cellOf(row, "seconds"),
        metres: cellOf(row, "metres"),
      });
    }
    expect(await writeStarter()).toBe(false);
  });

  it("leave rows whose old or new values the trainer changed", async () => {
    await change("duration = 'نصف دقيقة'", one);
    await change("seconds = 90", two);
    await change("metres = 10", counted);
    await writeStarter();
    expect(await amountOf(one)).toMatchObject({ duration: "نصف دقيقة", seconds: null });
    expect(await amountOf(two)).toMatchObject({
      duration: `${cellOf(two, "seconds")} ثانية`,
      seconds: 90,
    });
    expect(await amountOf(counted)).toMatchObject({ metres: 10 });
    expect(await amountOf(three)).toEqual(inSeconds(three));
  });

  it("reach a row with changes only in other columns", async () => {
    await change("rest = 60, reps_to = 15, status = 'inactive'", one);
    await writeStarter();
    expect(await amountOf(one)).toEqual(inSeconds(one));
    const row = env.DB.prepare("select rest, reps_to, status from exercises where id = ?");
    expect(await row.bind(one.id).first()).toEqual({ rest: 60, reps_to: 15, status: "inactive" });
  });

  it("follow later versions, except in rows changed by the trainer in between", async () => {
    await writeStarter();
    await change("seconds = 77", one);
    await change("seconds = null, metres = 5", two);
    await change("metres = 5", three);
    await write(withSeconds(33));
    expect(await amountOf(one)).toEqual(inSeconds(one, 77));
    expect(await amountOf(two)).toMatchObject({ seconds: null, metres: 5 });
    expect(await amountOf(three)).toMatchObject({ seconds: cellOf(three, "seconds"), metres: 5 });
    expect(await amountOf(four)).toEqual(inSeconds(four, 33));
    await change(`seconds = ${cellOf(one, "seconds")}`, one);
    await write(withSeconds(44));
    expect(await amountOf(one)).toEqual(inSeconds(one, 44));
  });
});
