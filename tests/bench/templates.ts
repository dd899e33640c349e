import type { Bench } from "./lib/bench-run.ts";
import { buildFilling, type Filling, startFilling } from "./lib/filling-server.ts";
import { followedAt, followersInMemory, smallestFollowers } from "./lib/followers.ts";
import { templateOfWeek, templateRunState } from "./lib/given-template.ts";
import { timingOf } from "./lib/measure.ts";

const plans = { smallest: [smallestFollowers], full: [50, 100, 200] };
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
 * How four weeks of a template are given to 50, 100 and 200 people, and what the cron needs for as
 * many items of weeks that are applied, in turn.
 */
export const benchTemplates: Bench = async (run) => {
  const sizes = run.pick(plans);
  const worker = await buildFilling();
  const runs: Run[] = [];
  for (let round = 0; round < run.rounds(rounds); round++) {
    for (const people of sizes) {
      runs.push(await onState(worker, people, give), await onState(worker, people, fill));
    }
  }
  const of = (name: string, people: number) =>
    runs.filter((each) => each.run === name && each.people === people);
  const median = (name: string, people: number) => timingOf(of(name, people).map(perItem)).median;
  const [least = 0] = sizes;
  const most = sizes.at(-1) ?? 0;
  const rows = sizes.flatMap((people) =>
    ["given", "by the cron"].map((name) => ({
      run: name,
      people,
      items: of(name, people)[0]?.items ?? 0,
      "µs an item": 1000 * median(name, people),
    })),
  );
  return {
    figures: [
      {
        what: `an item that is given to ${most}, to one that the cron fills`,
        figure: median("given", most) / median("by the cron", most),
        unit: "×",
        limit: limits.againstCron,
      },
      {
        what: `an item that is given, ${most} to ${least} people`,
        figure: median("given", most) / median("given", least),
        unit: "×",
        limit: limits.growth,
      },
    ],
    tables: [{ rows }],
    readings: runs,
  };
};
