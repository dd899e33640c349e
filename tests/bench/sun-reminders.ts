import type { D1Database } from "@cloudflare/workers-types";
import { newId } from "../../domain/id.ts";
import { reminderNames } from "../../domain/ramadan/sun-reminders.ts";
import { openLocalDatabase } from "../../scripts/lib/database.ts";
import { orderSunReminders } from "../../worker/actions/ramadan/order-sun-reminders.ts";
import type { DatabaseClient } from "../../worker/db/client.ts";
import type { Platform } from "../../worker/platform.ts";
import type { Bench, Figure, Row } from "./lib/bench-run.ts";
import { benchPlatform } from "./lib/platform.ts";
import { benchState, copyBeside, smallestState } from "./lib/state.ts";

const sizes = { smallest: [10], full: [1000, 5000] };

/** A fasting day, from the evening before it in UTC. */
const begins = Date.parse("2027-02-09T20:55:00Z");
const hourMs = 3_600_000;
const hours = 24;
const otherMonth = Date.parse("2027-06-10T01:55:00Z");

// An invocation asks D1 800 times at most.
const limits = { runMs: 5000, statements: 800, growth: 1.3 };

/** People by the clocks and the city of each. */
const cities = [
  ["hebron", "Asia/Hebron"],
  ["jerusalem", "Asia/Hebron"],
  ["amman", "Asia/Amman"],
  ["cairo", "Africa/Cairo"],
  ["riyadh", "Asia/Riyadh"],
  ["dubai", "Asia/Dubai"],
] as const;

interface Result {
  people: number;
  /** Milliseconds of all runs of the day, and of the dearest. */
  took: number;
  longest: number;
  /** The statements of the run with most. */
  statements: number;
  rowsRead: number;
  rowsWritten: number;
  ordered: number;
  /** Rows written by the day's runs again, and statements of a run in another month. */
  again: number;
  outside: number;
}

/** So many people who see the month and chose every reminder. */
async function addPeople(database: D1Database, count: number): Promise<void> {
  const people = JSON.stringify(
    Array.from({ length: count }, (_, place) => {
      const [city, zone] = cities[place % cities.length] ?? cities[0];
      return { id: newId(), zone, prayers: JSON.stringify({ city }) };
    }),
  );
  const ofEach = (sql: string) => database.prepare(sql).bind(people);
  await database.batch([
    ofEach(`insert into accounts (id, email, role, created_at, updated_at)
      select value ->> 'id', (value ->> 'id') || '@example.com', 'trainee', 1, 1 from json_each(?1)`),
    ofEach(`insert into trainee_profiles
        (id, name, search, subscription_plan, status, time_zone, created_at, updated_at)
      select value ->> 'id', 'x', 'x', (select id from plans limit 1), 'active',
        value ->> 'zone', 1, 1 from json_each(?1)`),
    ofEach(`insert into account_settings (account_id, notifications, prayers, updated_at)
      select value ->> 'id', '{}', value ->> 'prayers', 1 from json_each(?1)`),
    ofEach(`insert into fasting_slots
        (trainee_id, shown, breakfast, lunch, dinner, snack, training, updated_at)
      select value ->> 'id', 1, 'suhoor', 'iftar', 'after_tarawih', 'after_tarawih',
        'after_tarawih', 1 from json_each(?1)`),
    ofEach(`insert into sun_reminders
        (trainee_id, suhoor, water, training, weigh_in, ordered, updated_at)
      select value ->> 'id', 1, 1, 1, 1, '{}', 1 from json_each(?1)`),
  ]);
}

/** The client, with what it is asked. */
function watchedClient(database: D1Database) {
  const client = database as unknown as DatabaseClient;
  const cost = { statements: 0, rowsRead: 0, rowsWritten: 0 };
  const watched: DatabaseClient = {
    prepare: (query) => {
      cost.statements += 1;
      return client.prepare(query);
    },
    async batch<Row>(statements: Parameters<DatabaseClient["batch"]>[0]) {
      const answers = await client.batch<Row>(statements);
      for (const { meta } of answers) {
        cost.rowsRead += meta.rows_read;
        cost.rowsWritten += meta.rows_written;
      }
      return answers;
    },
  };
  return { cost, watched };
}

const platformAt = (database: DatabaseClient, at: number): Platform => ({
  ...benchPlatform(database, { sessionKey: new Uint8Array(32), trainerEmail: "" }, 0),
  now: () => at,
});

/** The hourly runs of a day. */
async function runDay(database: D1Database) {
  const { cost, watched } = watchedClient(database);
  const took: number[] = [];
  let statements = 0;
  for (let hour = 0; hour < hours; hour++) {
    const before = cost.statements;
    const start = performance.now();
    await orderSunReminders(platformAt(watched, begins + hour * hourMs));
    took.push(performance.now() - start);
    statements = Math.max(statements, cost.statements - before);
  }
  return { took, statements, rowsRead: cost.rowsRead, rowsWritten: cost.rowsWritten };
}

async function runSize(people: number): Promise<Result> {
  const { folder, remove } = copyBeside((await benchState(smallestState)).folder);
  const { database, close } = await openLocalDatabase(folder);
  try {
    await addPeople(database, people);
    const first = await runDay(database);
    const ordered = await database
      .prepare(
        `select sum(json_array_length(payload, '$.readers')) as n from outbox
         where topic = 'push_sun_reminders'`,
      )
      .first<number>("n");
    const again = await runDay(database);
    const { cost, watched } = watchedClient(database);
    await orderSunReminders(platformAt(watched, otherMonth));
    return {
      people,
      ...first,
      took: first.took.reduce((sum, each) => sum + each, 0),
      longest: Math.max(...first.took),
      ordered: ordered ?? 0,
      again: again.rowsWritten,
      outside: cost.statements,
    };
  } finally {
    await close();
    remove();
  }
}

function ownFigures(result: Result): Figure[] {
  const { people, ordered, again, outside, statements, longest } = result;
  const of = (what: string, figure: number, unit: string, limit: number) => ({
    what: `${people}: ${what}`,
    figure,
    unit,
    limit,
  });
  const missing = people * reminderNames.length - ordered;
  return [
    { ...of("reminders missing", missing, "reminders", 0), exact: true },
    { ...of("rows written by the runs again", again, "rows", 0), exact: true },
    { ...of("statements of a run in another month", outside, "", 0), exact: true },
    { ...of("statements of a run", statements, "", limits.statements), exact: true },
    of("dearest run of the day", longest, "ms", limits.runMs),
  ];
}

function figuresOf(results: readonly Result[]): Figure[] {
  const [least, most] = [results[0], results.at(-1)];
  if (!least || !most || least === most) return results.flatMap(ownFigures);
  const growth = (of: (result: Result) => number) =>
    of(most) / most.people / (of(least) / least.people);
  const to = `${most.people} to ${least.people}`;
  const figure = (what: string, of: (result: Result) => number) => ({
    what: `${what}, ${to}`,
    figure: growth(of),
    unit: "×",
    limit: limits.growth,
  });
  return [
    ...results.flatMap(ownFigures),
    figure("time a person", ({ took }) => took),
    figure("rows read a person", ({ rowsRead }) => rowsRead),
  ];
}

const rowOf = (result: Result): Row => ({
  people: result.people,
  "seconds of a day": result.took / 1000,
  "dearest run s": result.longest / 1000,
  statements: result.statements,
  "rows read": result.rowsRead,
  "rows written": result.rowsWritten,
  ordered: result.ordered,
});

/** The reminders of a fasting day: 24 hourly runs for people of six cities who chose all of them. */
export const benchSunReminders: Bench = async (run) => {
  const results: Result[] = [];
  for (const size of run.pick(sizes)) results.push(await runSize(size));
  return { figures: figuresOf(results), tables: [{ rows: results.map(rowOf) }], readings: results };
};
