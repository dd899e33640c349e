import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import { viewAsHeader } from "../../../domain/people/view-as.ts";
import { firstUnpackedWeek } from "../../../domain/schedules/packing.ts";
import { seed } from "../../../scripts/seed/index.ts";
import { makeProduct } from "../../support/access.ts";
import { countPacked, packAll } from "../../support/packed-weeks.ts";
import { apiRoutes, factsOfRoute } from "../../support/route-definitions.ts";
import { makeSession, makeTrainer } from "../../support/worker.ts";

const { call, platform } = makeProduct();
const now = platform.now();
const unpacked = firstUnpackedWeek(now);
/** First and middle days of an old week, and days of the last packed week. */
const oldWeeks = [addDays(unpacked, -21), addDays(unpacked, -7)];
const oldDays = [...oldWeeks, addDays(unpacked, -18), addDays(unpacked, -1)];

let trainee: { id: string; token: string };
let trainer: { id: string; token: string };
let exercise = "";
interface Reading {
  path: string;
  token: string;
  headers: Record<string, string>;
}
/** Each read, with its answer before packing. */
const answered: (Reading & { before: string })[] = [];

beforeAll(async () => {
  await seed(env.DB, { trainees: 4, weeks: 10, now, hash: async (password) => password });
  const [row] = (
    await env.DB.prepare(
      `select trainee_id as id, exercise_id as exercise from performed_sets
       where date < ?1 and exercise_id is not null
       group by trainee_id, exercise_id order by count(*) desc limit 1`,
    )
      .bind(unpacked)
      .all<{ id: string; exercise: string }>()
  ).results;
  if (!row) throw new Error("the seed has no old training");
  trainee = { id: row.id, ...(await makeSession("trainee", row.id)) };
  trainer = await makeTrainer();
  exercise = row.exercise;
  // A value with many digits, which the seed lacks.
  await env.DB.prepare(
    "update schedule_meals set quantity = 133.33333333333334 where position = 1",
  ).run();
  for (const route of apiRoutes.filter((each) => each.startsWith("GET "))) {
    for (const caller of callersOf(route)) {
      const known = new Set<string>();
      for (const paths of addressesOf(route)) {
        for (const path of paths) {
          const before = await read({ ...caller, path });
          // Further addresses with the same answer are skipped, because most routes have no day.
          if (!before.startsWith("200") || known.has(before)) break;
          known.add(before);
          answered.push({ ...caller, path, before });
        }
      }
    }
  }
}, 120_000);

/** The size of the database may change. */
const changing = "/api/admin/storage";

/** Callers of a route: the person, the trainer, and the trainer as that person. */
function callersOf(route: string): Omit<Reading, "path">[] {
  const pattern = route.slice("GET ".length);
  if (pattern === changing) return [];
  if (pattern.startsWith("/api/admin/")) return [{ token: trainer.token, headers: {} }];
  if (!pattern.startsWith("/api/trainee/")) return [];
  const viewing = { token: trainer.token, headers: { [viewAsHeader]: trainee.id } };
  return [
    { token: trainee.token, headers: {} },
    ...(factsOfRoute(route).viewAs === "shown" ? [viewing] : []),
  ];
}

/** Addresses of a route: by week, or plain, by day and by the day of its next page. */
function addressesOf(route: string): string[][] {
  const path = route
    .slice("GET ".length)
    .replace(":kind", "exercises")
    .replace(":exerciseId", exercise)
    .replace(":id", trainee.id);
  if (path.includes(":weekStart"))
    return [oldWeeks.map((week) => path.replace(":weekStart", week))];
  return [
    [path],
    ...["date", "before"].map((name) => oldDays.map((day) => `${path}?${name}=${day}`)),
  ];
}

/** The text without tickets and request ids, which differ each time. */
const plain = (text: string) =>
  text
    .replace(/ticket=[\w.-]+/g, "ticket")
    .replace(/"(?:ticket|requestId|files)":("[^"]*"|\{[^}]*\})/g, "");

async function read({ path, token, headers }: Reading): Promise<string> {
  const answer = await call(path, { token, headers });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `${answer.status} ${plain(text)}`;
}

describe("packed weeks", () => {
  it("are in reads of every area with days, weeks or personal data", () => {
    const shown = answered.map(({ path }) => path.replace(/[?].*/, "").split("/").slice(2));
    const names = new Set(shown.map((parts) => [parts[0], parts[1], parts[3]].join(" ")));
    for (const name of [
      "trainee home ",
      "trainee exercise-week ",
      "trainee meal-week ",
      "trainee shopping-week ",
      "trainee exercises history",
      "trainee my-data ",
      "admin trainees weeks",
      "admin trainees data",
    ]) {
      expect([...names], name).toContainEqual(expect.stringContaining(name));
    }
    expect(answered.length).toBeGreaterThan(60);
  });

  it("extend to the last old week, and leave none of its rows", async () => {
    const counts = await packAll(now);
    expect(counts.weeks).toBeGreaterThan(8);
    expect(await countPacked()).toBe(counts.weeks);
    const left = async (table: string) =>
      env.DB.prepare(
        `select count(*) as n from ${table} row join weekly_schedules week
           on week.trainee_id = row.trainee_id and week.packed_at is not null
           and row.date between week.week_start_date and date(week.week_start_date, '+6 days')`,
      ).first<number>("n");
    for (const table of [
      "schedule_exercises",
      "schedule_meals",
      "performed_sets",
      "exercise_days",
    ]) {
      expect(await left(table), table).toBe(0);
    }
    const current = weekStart(localDateAt(now, "UTC"));
    const young = await env.DB.prepare(
      "select count(*) as n from weekly_schedules where packed_at is not null and week_start_date >= ?",
    )
      .bind(addDays(current, -28))
      .first("n");
    expect(young).toBe(0);
  });

  it("are packed once: another run changes nothing", async () => {
    expect(await packAll(now)).toEqual({ weeks: 0, items: 0, left: 0 });
  });
});

it("give the same answers to every read of trainee and trainer as before", async () => {
  const different: string[] = [];
  let opened = 0;
  for (const { before, ...reading } of answered) {
    await packAll(now);
    const packed = await countPacked();
    if ((await read(reading)) !== before) different.push(`packed: ${reading.path}`);
    if ((await countPacked()) === packed) continue;
    opened += 1;
    if ((await read(reading)) !== before) different.push(`opened: ${reading.path}`);
  }
  expect(opened).toBeGreaterThan(20);
  expect(different).toEqual([]);
}, 120_000);
