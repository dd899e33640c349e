import { addDays } from "../../domain/calendar.ts";
import type { PastOverview, PastWritten, UndonePast } from "../../domain/contract/copies/past.ts";
import { portionsOf } from "../../domain/copies/past/portions.ts";
import { newId } from "../../domain/id.ts";
import { sampleTrainee } from "../../scripts/seed/accounts.ts";
import type { Bench } from "./lib/bench-run.ts";
import { call } from "./lib/call.ts";
import { signIn } from "./lib/callers.ts";
import { platformOf } from "./lib/platform.ts";
import { type BenchServer, startBenchServer } from "./lib/server.ts";
import { benchState, smallestState } from "./lib/state.ts";
import { timed } from "./lib/timed.ts";

const plans = {
  smallest: { sets: 100, state: smallestState },
  full: { sets: 10_000, state: { trainees: 10, weeks: 2 } },
};
const limits = { seconds: 15, written: 0, left: 0 };

const exerciseNames = 20;
const setsADay = 4;

/** The past of somebody who did each of the exercises every third day, four sets each. */
function pastOf(sets: number) {
  const days = sets / setsADay / exerciseNames;
  const exercises = Array.from({ length: exerciseNames }, (_, at) => ({
    name: `Bench Exercise ${at} (Barbell)`,
    days: Array.from({ length: Math.ceil(days) }, (_, day) => ({
      date: addDays("2022-01-01", day * 3 + (at % 3)),
      items: [
        Array.from({ length: setsADay }, (_, place) => ({
          setNumber: place + 1,
          reps: 8,
          weight: 40 + (day % 40) * 1.25,
        })),
      ],
    })),
  }));
  return { exercises, body: [], steps: [], food: [] };
}

async function measure(server: BenchServer, sets: number) {
  const caller = await signIn(server.database, platformOf(server), sampleTrainee.email);
  const ask = async <Answer>(path: string, body?: unknown): Promise<Answer> => {
    const { text } = await call(new URL(`/api/trainee/past${path}`, server.product), {
      token: await caller.token(),
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
    return JSON.parse(text);
  };
  const { library } = await ask<PastOverview>("");
  const past = pastOf(sets);
  const exerciseOf = (name: string) =>
    library[past.exercises.findIndex((each) => each.name === name)]?.id ?? null;
  const portions = portionsOf(past, exerciseOf);
  const write = async (id: string) => {
    let total = 0;
    for (const portion of portions) {
      const body = { id, app: "hevy", file: "workouts.csv", portion };
      ({ total } = await ask<PastWritten>("", body));
    }
    return total;
  };
  const [first, second] = [newId(), newId()];
  const made = { first: 0, second: 0, removed: 0 };
  const seconds = {
    import: await timed(async () => {
      made.first = await write(first);
    }),
    "the same again": await timed(async () => {
      made.second = await write(second);
    }),
    "taking it back": await timed(async () => {
      made.removed = (await ask<UndonePast>(`/${first}/undo`, {})).removed;
    }),
  };
  const days = past.exercises.reduce((sum, exercise) => sum + exercise.days.length, 0);
  return { made, seconds, days, requests: portions.length };
}

/** The sets of years in another app on their way in and out again, by the requests of the screen. */
export const benchImportPast: Bench = async ({ pick }) => {
  const { sets, state } = pick(plans);
  const { folder } = await benchState(state);
  const server = await startBenchServer(folder);
  try {
    const { made, seconds, days, requests } = await measure(server, sets);
    return {
      figures: [
        { what: "import", figure: seconds.import, unit: "s", limit: limits.seconds },
        {
          what: "days not brought in",
          figure: days - made.first,
          unit: "days",
          limit: limits.left,
          exact: true,
        },
        {
          what: "days written by the second run",
          figure: made.second,
          unit: "days",
          limit: limits.written,
          exact: true,
        },
        {
          what: "days not taken back",
          figure: days - made.removed,
          unit: "days",
          limit: limits.left,
          exact: true,
        },
      ],
      tables: [
        { rows: Object.entries(seconds).map(([run, value]) => ({ run, sets, seconds: value })) },
      ],
      readings: { sets, days, requests, seconds },
    };
  } finally {
    await server.database.prepare("delete from sessions").run();
    await server.stop();
  }
};
