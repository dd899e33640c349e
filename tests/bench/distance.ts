import { setImmediate } from "node:timers/promises";
import type { D1Database } from "@cloudflare/workers-types";
import { localDateAt } from "../../domain/calendar.ts";
import type { SignedIn } from "../../domain/contract/accounts/session.ts";
import { newId } from "../../domain/id.ts";
import { backupName } from "../../domain/operations/backups.ts";
import { turnMs } from "../../domain/operations/outbox.ts";
import { sampleTrainee, sampleTrainer } from "../../scripts/seed/accounts.ts";
import { continueArchive } from "../../worker/actions/operations/archive-business.ts";
import { continueBackup } from "../../worker/actions/operations/make-backup.ts";
import { continueRestore } from "../../worker/actions/operations/restore-backup.ts";
import { writeImportPortion } from "../../worker/actions/operations/write-portion.ts";
import { extendSchedules } from "../../worker/actions/schedules/extend-schedules.ts";
import { runTemplateJob } from "../../worker/actions/templates/run-template-job.ts";
import { app } from "../../worker/app.ts";
import { getArchiveReader } from "../../worker/data/accounts/trainer.ts";
import { orderArchive } from "../../worker/data/operations/business-archives.ts";
import { trainerScope } from "../../worker/data/scope.ts";
import type { DatabaseClient } from "../../worker/db/client.ts";
import { interceptStores } from "../../worker/intercepted-stores.ts";
import type { Backups, Platform } from "../../worker/platform.ts";
import { countTrips } from "../support/trips.ts";
import { portionsOf } from "./import.ts";
import type { Bench, Figure } from "./lib/bench-run.ts";
import { signIn } from "./lib/callers.ts";
import { followedAt, followersInMemory, smallestFollowers } from "./lib/followers.ts";
import { loggableItem } from "./lib/full-week.ts";
import { templateOfWeek } from "./lib/given-template.ts";
import { keepHere } from "./lib/kept-here.ts";
import { openInProcess } from "./lib/node-database.ts";
import { benchPlatform } from "./lib/platform.ts";
import { benchState, copyToMemory, emptyState, smallestState } from "./lib/state.ts";

/** Milliseconds of a trip. */
const tripMs = 120;
const sets = 20;

const plans = {
  smallest: {
    state: smallestState,
    followers: { template: smallestFollowers, cron: smallestFollowers },
    ...{ imported: 50, files: 60, messages: 40 },
  },
  full: {
    state: { trainees: 300, weeks: 1 },
    followers: { template: 200, cron: 5000 },
    ...{ imported: 300, files: 6000, messages: 300 },
  },
};
type Plan = (typeof plans)["full"];

const limits = {
  /**
   * A turn, and the slice that it began just before it was over: the longest is one of 48 small files, six of which
   * are read at once, and then put, with what is asked before and noted behind.
   */
  turnSeconds: (turnMs + 26 * tripMs) / 1000,
  /** What stands behind an answer is cut off then. */
  behindAnswerSeconds: 30,
  cronSeconds: 15 * 60,
  /** Of one invocation: queries of D1, and calls of everything. */
  asked: 1000,
  tripsOfPortion: 6,
  tripsOfSignIn: 5,
  tripsOfOpening: 2,
  tripsOfSet: 1,
};

/** Nobody waits for what goes on behind an answer. */
const unheard = { log: () => {}, wakeOutbox: async () => {} };

/** Everything that a state folder's business stands on, far away. */
function farAway(
  database: DatabaseClient,
  { messages = 0, backups }: { messages?: number; backups?: Backups } = {},
) {
  const sessionKey = new TextEncoder().encode("b".repeat(64));
  const base = benchPlatform(database, { sessionKey, trainerEmail: sampleTrainer.email }, 0);
  const kept = keepHere(messages, backups);
  const behindAnswers: Promise<unknown>[] = [];
  const near: Platform = {
    ...base,
    ...kept.stores,
    ...unheard,
    background: (work) => void behindAnswers.push(work),
    mail: { send: async () => {} },
    live: { ...base.live, ...kept.talk },
  };
  // An answer that waits for no call more leaves before what goes on behind it comes to its next one.
  const passing = interceptStores(near, async (send) => {
    await setImmediate();
    return send();
  });
  const { stores, now, timer, ...counted } = countTrips(passing, { tripMs });
  return {
    near,
    platform: { ...near, ...stores, now, timer },
    backups: kept.backups,
    counted,
    async settle() {
      while (behindAnswers.length > 0) await behindAnswers.shift();
    },
  };
}
type Far = ReturnType<typeof farAway>;

interface Invocation {
  what: string;
  seconds: number;
  trips: number;
  queries: number;
  calls: number;
}

/** What one invocation waited for, and asked. */
async function measured({ counted, settle }: Far, what: string, run: () => Promise<unknown>) {
  const [calls, queries] = [counted.calls.length, counted.statements()];
  counted.inARow();
  const result = await run();
  const trips = counted.inARow();
  const invocation: Invocation = {
    what,
    seconds: (trips * tripMs) / 1000,
    trips,
    queries: counted.statements() - queries,
    calls: counted.calls.length - calls,
  };
  await settle();
  return { invocation, result };
}

/** Goes on until all is done, an invocation after the other. */
async function turns(far: Far, what: string, turn: () => Promise<unknown>): Promise<Invocation[]> {
  const all: Invocation[] = [];
  for (;;) {
    const { invocation, result } = await measured(far, what, turn);
    all.push(invocation);
    if (result) return all;
  }
}

/** A backup, the copy of the business, and a restoring into an empty deployment. */
async function longWork({ state, files, messages }: Plan): Promise<Invocation[]> {
  const { folder, remove } = copyToMemory((await benchState(state)).folder);
  const { database, close } = openInProcess(folder);
  const far = farAway(database, { messages });
  const { near, platform } = far;
  try {
    // Of other benchmarks, and no table of a deployment.
    await database.prepare("drop table bench_writes").run();
    await database.prepare("update conversations set last_seq = ?").bind(messages).run();
    for (let at = 0; at < files; at++) await putFile(near, `trainer/bench/${at}`);
    const backup = backupName(Date.now());
    const backedUp = await turns(far, "backup", () => continueBackup(platform, { backup }));
    const archive = await orderedArchive(database, near);
    const archived = await turns(far, "copy of the business", () =>
      continueArchive(platform, archive),
    );
    const empty = await emptyState();
    const anew = openInProcess(empty.folder);
    try {
      const other = farAway(anew.database, { messages, backups: far.backups });
      const order = { restore: newId(), backup };
      const restored = await turns(other, "restoring", () =>
        continueRestore(other.platform, order),
      );
      const row = await anew.database
        .prepare("select refused from restores where finished_at is not null")
        .first<{ refused: null }>();
      if (!row) throw new Error("the restoring was refused");
      return [...backedUp, ...archived, ...restored];
    } finally {
      anew.close();
      empty.remove();
    }
  } finally {
    close();
    remove();
  }
}

async function putFile({ files }: Platform, key: string): Promise<void> {
  const bytes = new TextEncoder().encode(key);
  const file = { size: bytes.length, contentType: "image/webp", notes: {} };
  await files.put(key, file, new Blob([bytes]).stream());
}

async function scopeOfTrainer(database: DatabaseClient, platform: Platform) {
  const caller = await signIn(database as D1Database, platform, sampleTrainer.email);
  const actor = { kind: "trainer", ...caller } as const;
  return () => trainerScope(platform.database, actor, Date.now());
}

async function orderedArchive(database: DatabaseClient, near: Platform): Promise<string> {
  const scope = await scopeOfTrainer(database, near);
  const id = newId();
  await orderArchive(scope(), { id, reader: await getArchiveReader(database) });
  return id;
}

/** The portions of a sheet, as the trainer's window sends them. */
async function importing({ state, imported }: Plan): Promise<Invocation[]> {
  const { folder, remove } = copyToMemory((await benchState(state)).folder);
  const { database, close } = openInProcess(folder);
  const far = farAway(database);
  try {
    const scope = await scopeOfTrainer(database, far.platform);
    const id = newId();
    const all: Invocation[] = [];
    for (const portion of portionsOf(imported)) {
      const write = () => writeImportPortion(far.platform, scope(), { id, portion });
      all.push((await measured(far, "a portion of an import", write)).invocation);
    }
    return all;
  } finally {
    close();
    remove();
  }
}

async function filling({ followers }: Plan): Promise<Invocation[]> {
  const all: Invocation[] = [];
  await overFollowers(followers.template, async (far, database) => {
    const job = { people: followers.template, weeks: 4, now: followedAt };
    const { jobId } = await templateOfWeek(database as D1Database, job);
    const give = async () => !(await runTemplateJob(far.platform, jobId));
    all.push(...(await turns(far, "a template given", give)));
  });
  await overFollowers(followers.cron, async (far) => {
    const extend = async () => {
      const { left = 0 } = await extendSchedules({ ...far.platform, now: () => followedAt });
      return left === 0;
    };
    all.push(...(await turns(far, "weeks filled by the cron", extend)));
  });
  return all;
}

async function overFollowers(
  people: number,
  run: (far: Far, database: DatabaseClient) => Promise<void>,
): Promise<void> {
  const { folder, remove } = await followersInMemory(people);
  const { database, close } = openInProcess(folder);
  try {
    await run(farAway(database), database);
  } finally {
    close();
    remove();
  }
}

/** What a trainee waits for: signing in, opening the app behind its page, and sets one after the other. */
async function requests({ state }: Plan): Promise<Invocation[]> {
  const { folder, remove } = copyToMemory((await benchState(state)).folder);
  const { database, close } = openInProcess(folder);
  const far = farAway(database);
  const all: Invocation[] = [];
  const ask = async (what: string, path: string, given: Asked = {}): Promise<Response> => {
    const send = () => app.fetch(requestOf(path, given), { platform: far.platform });
    const { invocation, result } = await measured(far, what, async () => send());
    const response = result as Response;
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    all.push(invocation);
    return response;
  };
  try {
    const today = localDateAt(Date.now(), "Asia/Hebron");
    const { email, password } = sampleTrainee;
    const itemId = await loggableItem(database as D1Database, { email, today });
    const body = { email, password, area: "trainee", remember: true };
    const entered = await ask("signing in", "/api/access/sign-in", { body });
    const cookie = entered.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    const refreshed = await ask("opening the app", "/api/access/refresh", { body: {}, cookie });
    const { accessToken } = (await refreshed.json()) as SignedIn;
    const bearer = { token: accessToken };
    await ask("opening the app", `/api/trainee/home?date=${today}`, bearer);
    for (let nth = 0; nth < sets; nth++) {
      const logged = [{ setNumber: 1 + (nth % 4), reps: 8, weight: 40 }];
      const performed = { id: newId(), itemId, sets: logged };
      await ask("a set", "/api/trainee/performed-sets", { ...bearer, body: performed });
    }
    return all;
  } finally {
    close();
    remove();
  }
}

interface Asked {
  body?: unknown;
  cookie?: string;
  token?: string;
}

function requestOf(path: string, { body, cookie, token }: Asked): Request {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return new Request(`http://localhost${path}`, {
    method: sent === undefined ? "GET" : "POST",
    headers: {
      "sec-fetch-site": "same-origin",
      ...(sent !== undefined && {
        "content-type": "application/json",
        "content-length": String(new TextEncoder().encode(sent).length),
      }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie }),
    },
    ...(sent !== undefined && { body: sent }),
  });
}

const most = (all: readonly Invocation[], of: keyof Omit<Invocation, "what">) =>
  Math.max(...all.map((each) => each[of]));
const sum = (all: readonly Invocation[], of: keyof Omit<Invocation, "what">) =>
  all.reduce((total, each) => total + each[of], 0);

const exactly = (what: string, figure: number, unit: string, limit: number): Figure => ({
  ...{ what, figure, unit, limit },
  exact: true,
});

/** What is true of work that goes on in invocations of its own. */
function invocationFigures(all: readonly Invocation[], what: string, seconds: number): Figure[] {
  const own = all.filter((each) => each.what === what);
  return [
    exactly(`${what}: longest invocation`, most(own, "seconds"), "s", seconds),
    exactly(`${what}: queries of an invocation`, most(own, "queries"), "", limits.asked),
    exactly(`${what}: calls of an invocation`, most(own, "calls"), "", limits.asked),
  ];
}

/** Each of it once at 120 ms a trip, none of which anybody waits for here. */
export const benchDistance: Bench = async ({ pick }) => {
  const plan = pick(plans) as Plan;
  const all = [
    ...(await longWork(plan)),
    ...(await importing(plan)),
    ...(await filling(plan)),
    ...(await requests(plan)),
  ];
  const of = (what: string) => all.filter((each) => each.what === what);
  const names = [...new Set(all.map(({ what }) => what))];
  return {
    figures: [
      ...invocationFigures(all, "backup", limits.turnSeconds),
      ...invocationFigures(all, "copy of the business", limits.turnSeconds),
      ...invocationFigures(all, "restoring", limits.turnSeconds),
      ...invocationFigures(all, "a template given", limits.behindAnswerSeconds),
      ...invocationFigures(all, "weeks filled by the cron", limits.cronSeconds),
      exactly(
        "a portion of an import: trips in a row",
        most(of("a portion of an import"), "trips"),
        "",
        limits.tripsOfPortion,
      ),
      exactly(
        "signing in: trips in a row",
        sum(of("signing in"), "trips"),
        "",
        limits.tripsOfSignIn,
      ),
      exactly(
        "opening the app behind its page: trips in a row",
        sum(of("opening the app"), "trips"),
        "",
        limits.tripsOfOpening,
      ),
      exactly(
        `${sets} sets, one after the other: trips in a row`,
        sum(of("a set"), "trips"),
        "",
        sets * limits.tripsOfSet,
      ),
    ],
    tables: [
      {
        rows: names.map((what) => ({
          what,
          invocations: of(what).length,
          seconds: sum(of(what), "seconds"),
          "longest, s": most(of(what), "seconds"),
          "trips in a row": sum(of(what), "trips"),
          "most queries": most(of(what), "queries"),
          "most calls": most(of(what), "calls"),
        })),
      },
    ],
    readings: all,
  };
};
