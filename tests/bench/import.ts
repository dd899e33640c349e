import type { D1Database } from "@cloudflare/workers-types";
import { chunksOf } from "../../domain/copies/sheet/kinds.ts";
import { newId } from "../../domain/id.ts";
import { openLocalDatabase } from "../../scripts/lib/database.ts";
import { sampleTrainer } from "../../scripts/seed/accounts.ts";
import { previewPortion } from "../../worker/actions/copies/read-portion.ts";
import { undoImport } from "../../worker/actions/copies/undo-import.ts";
import { writeImportPortion } from "../../worker/actions/copies/write-portion.ts";
import { trainerScope } from "../../worker/data/scope.ts";
import type { Platform } from "../../worker/platform.ts";
import type { Bench } from "./lib/bench-run.ts";
import { signIn } from "./lib/callers.ts";
import { benchPlatform } from "./lib/platform.ts";
import { benchState, copyToMemory, smallestState } from "./lib/state.ts";
import { timed } from "./lib/timed.ts";

const plans = {
  smallest: { people: 3, state: smallestState },
  full: { people: 300, state: { trainees: 300, weeks: 1 } },
};
const limits = { seconds: 10, written: 0, left: 0 };

/** A sheet of so many people, in the portions in which it is brought in. */
export function portionsOf(people: number) {
  const rows = Array.from({ length: people }, (_, at) => ({
    row: at + 2,
    name: `متدرب ${at}`,
    email: `bench${at}@example.com`,
    phone: `+97059${String(1_000_000 + at)}`,
    gender: "female" as const,
    age: 30,
    bloodType: null,
    height: 165,
    weight: 70,
    targetWeight: 65,
    goals: ["fitness" as const],
    plan: null,
    startsOn: null,
    endsOn: null,
    paid: null,
    price: null,
    opening: null,
  }));
  return chunksOf(rows).map((each) => ({
    kind: "trainees" as const,
    plan: "basic",
    paid: true,
    timeZone: "Asia/Hebron",
    invitations: "mail" as const,
    rows: each,
  }));
}

/** As many rows of as many tables as an import writes, in one bare batch. */
async function writeBare(database: D1Database, people: number): Promise<void> {
  const given = JSON.stringify(Array.from({ length: people * 9 }, () => newId()));
  await database.batch([
    database
      .prepare("insert into bench_writes (id, weight) select value, 70 from json_each(?)")
      .bind(given),
  ]);
}

/** The dry run, the import, the same sheet again, and taking it back, beside as many bare rows. */
async function measure(database: D1Database, people: number) {
  const portions = portionsOf(people);
  const pending: Promise<unknown>[] = [];
  const base = benchPlatform(database as never, {
    sessionKey: new TextEncoder().encode("b".repeat(64)),
    trainerEmail: sampleTrainer.email,
  });
  // What goes on behind the answers goes on here, too: it is in their way as it is in the product.
  const platform: Platform = {
    ...base,
    mail: { send: async () => {} },
    background: (work) => pending.push(work),
  };
  const { accountId, sessionId } = await signIn(database, platform, sampleTrainer.email);
  const actor = { kind: "trainer", accountId, sessionId } as const;
  const scope = () => trainerScope(platform.database, actor, Date.now());
  const write = async (id: string) => {
    let total = 0;
    for (const portion of portions) {
      ({ total } = await writeImportPortion(platform, scope(), { id, portion }));
    }
    return total;
  };
  const [first, second] = [newId(), newId()];
  const made = { first: 0, second: 0, removed: 0 };
  const seconds = {
    "bare rows": await timed(() => writeBare(database, people)),
    "dry run": await timed(async () => {
      for (const portion of portions) await previewPortion(platform, scope(), portion);
    }),
    import: await timed(async () => {
      made.first = await write(first);
    }),
    "the same again": await timed(async () => {
      made.second = await write(second);
    }),
    "taking it back": await timed(async () => {
      made.removed = (await undoImport(platform, scope(), first)).removed;
    }),
  };
  await Promise.all(pending);
  return { made, seconds };
}

/** 300 people of a sheet on their way in and out again. */
export const benchImport: Bench = async ({ pick }) => {
  const { people, state } = pick(plans);
  const seeded = await benchState(state);
  const { folder, inMemory, remove } = copyToMemory(seeded.folder);
  const { database, close } = await openLocalDatabase(folder);
  try {
    const { made, seconds } = await measure(database, people);
    return {
      figures: [
        {
          what: "people not brought in",
          figure: people - made.first,
          unit: "people",
          limit: limits.left,
          exact: true,
        },
        {
          what: "rows written by the second run",
          figure: made.second,
          unit: "rows",
          limit: limits.written,
          exact: true,
        },
        {
          what: "people not taken back",
          figure: people - made.removed,
          unit: "people",
          limit: limits.left,
          exact: true,
        },
        {
          what: "dry run and import",
          figure: seconds["dry run"] + seconds.import,
          unit: "s",
          limit: limits.seconds,
        },
        { what: "import, to bare rows", figure: seconds.import / seconds["bare rows"], unit: "×" },
      ],
      tables: [
        { rows: Object.entries(seconds).map(([run, value]) => ({ run, people, seconds: value })) },
      ],
      readings: { people, inMemory, seconds },
    };
  } finally {
    await close();
    remove();
  }
};
