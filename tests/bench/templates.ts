import { say } from "../../scripts/lib/message.mjs";
import { buildFilling, type Filling, startFilling } from "./lib/filling-server.ts";
import { followedAt, followersInMemory } from "./lib/followers.ts";
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
async function give({ database, ask }: Filling, people: number): Promise<Run> {
  const { jobId, startsOn } = await templateOfWeek(database, { people, weeks: 4, now: followedAt });
  const { took } = await ask(`/give?job=${jobId}&at=${followedAt}`);
  return { run: "given", people, took, items: await templateRunState(database, jobId, startsOn) };
}

/** What the cron fills for them of the weeks that they have. */
async function fill({ ask }: Filling, people: number): Promise<Run> {
  const { took, answer } = await ask<{ items: number }>(`/extend?at=${followedAt}`);
  return { run: "by the cron", people, took, items: answer.items };
}

async function onState(worker: string, people: number, run: typeof give): Promise<Run> {
  const state = await followersInMemory(people);
  const filling = await startFilling(state.folder, worker);
  try {
    return await run(filling, people);
  } finally {
    await filling.stop();
    state.remove();
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
  const worker = await buildFilling();
  const runs: Run[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const people of sizes) {
      runs.push(await onState(worker, people, give), await onState(worker, people, fill));
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
