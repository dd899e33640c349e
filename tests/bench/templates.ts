import { rmSync } from "node:fs";
import type { D1Database } from "@cloudflare/workers-types";
import { openLocalDatabase } from "../../scripts/lib/database.ts";
import { say } from "../../scripts/lib/message.mjs";
import { extendSchedules } from "../../worker/actions/schedules/extend-schedules.ts";
import { runTemplateJob } from "../../worker/actions/templates/run-template-job.ts";
import type { DatabaseClient } from "../../worker/db/client.ts";
import { followedAt, followersState } from "./lib/followers.ts";
import { templateOfWeek, templateRunState } from "./lib/given-template.ts";
import { timingOf } from "./lib/measure.ts";
import { type Check, isMet, sayChecks, table } from "./lib/report.ts";
import { lockBench } from "./lib/state.ts";

const sizes = [50, 100, 200];
const rounds = 5;
const limits = { againstCron: 1.3, growth: 1.3 };

interface Run {
  run: string;
  people: number;
  items: number;
  /** Milliseconds of all of it. */
  took: number;
}

/** Four weeks of a template, given to so many at once. */
async function give(database: D1Database, people: number): Promise<Run> {
  const { jobId, startsOn } = await templateOfWeek(database, { people, weeks: 4, now: followedAt });
  const platform = { database: database as unknown as DatabaseClient, now: () => followedAt };
  const start = performance.now();
  while (await runTemplateJob(platform, jobId));
  const took = performance.now() - start;
  return { run: "given", people, took, items: await templateRunState(database, jobId, startsOn) };
}

/** What the cron fills for them of the weeks that they have. */
async function fill(database: D1Database, people: number): Promise<Run> {
  const start = performance.now();
  const { items = 0 } = await extendSchedules({
    database: database as unknown as DatabaseClient,
    now: () => followedAt,
    log: ({ error }) => say(String(error)),
  });
  return { run: "by the cron", people, took: performance.now() - start, items };
}

async function onState(people: number, run: typeof give): Promise<Run> {
  const state = await followersState(people);
  const { database, close } = await openLocalDatabase(state);
  try {
    return await run(database, people);
  } finally {
    await close();
    rmSync(state, { recursive: true, force: true });
  }
}

const perItem = ({ took, items }: Run) => took / items;

/**
 * Measures how four weeks of a template are given to 50, 100 and 200 people, and what the cron needs
 * for as many items of weeks that are applied, in turn.
 * @returns whether every limit holds
 */
export async function benchTemplates(): Promise<boolean> {
  lockBench();
  const runs: Run[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const people of sizes) {
      runs.push(await onState(people, give), await onState(people, fill));
    }
  }
  const median = (run: string, people: number) =>
    timingOf(runs.filter((each) => each.run === run && each.people === people).map(perItem)).median;
  const [least = 0] = sizes;
  const most = sizes.at(-1) ?? 0;
  const checks: Check[] = [
    {
      name: `an item that is given to ${most}, to one that the cron fills`,
      value: median("given", most) / median("by the cron", most),
      limit: limits.againstCron,
    },
    {
      name: `an item that is given, ${most} to ${least} people`,
      value: median("given", most) / median("given", least),
      limit: limits.growth,
    },
  ];
  say(JSON.stringify({ bench: "templates", runs, checks }, null, 2));
  say(
    table(
      sizes.flatMap((people) =>
        ["given", "by the cron"].map((run) => ({
          run,
          people,
          items: runs.find((each) => each.run === run && each.people === people)?.items ?? 0,
          "µs an item": 1000 * median(run, people),
        })),
      ),
    ),
  );
  sayChecks(checks);
  return checks.every(isMet);
}
