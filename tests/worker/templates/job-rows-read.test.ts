import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { runTemplateJob } from "../../../worker/actions/templates/run-template-job.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { createTemplateJob } from "../../../worker/data/templates/template-jobs.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { itemsOf, type TemplateDesk, templateDesk, terms } from "../../support/templates.ts";
import { makePlanning, nextWeek, type Planning } from "../../support/weeks.ts";
import { makePlatform, makeTrainee } from "../../support/worker.ts";

type Job = Parameters<typeof createTemplateJob>[1];

let planning: Planning;
let desk: TemplateDesk;

beforeEach(async () => {
  planning = await makePlanning();
  desk = templateDesk(planning.trainer.token);
});

async function makeTemplate(): Promise<string> {
  const { id } = await desk.create();
  const days = [0, 1, 2, 3, 4, 5, 6];
  await desk.change(id, {
    exercises: { add: days.map((day) => planning.exerciseAt(day)) },
    meals: { add: days.map((day) => planning.mealAt(day)) },
  });
  return id;
}

async function makePeople(count: number): Promise<string[]> {
  const people: string[] = [];
  while (people.length < count) people.push((await makeTrainee()).id);
  return people;
}

/** Runs a job without the route, which would run it in the background. @returns its rows read */
async function perform(job: Pick<Job, "kind" | "templateId" | "body" | "ids">): Promise<number> {
  const id = newId();
  const scope = trainerScope(env.DB as never, planning.trainer.actor, Date.now());
  expect(await createTemplateJob(scope, { id, ...job })).toBe("written");
  const { database, counts } = countingDatabase();
  await runTemplateJob(makePlatform({ database }), id);
  expect(await desk.job(id)).toMatchObject({ done: job.ids.length });
  return counts.rows;
}

const give = (templateId: string, ids: readonly string[]) => {
  const how = terms({ startsOn: nextWeek(), kinds: ["exercises", "meals"], repeats: true });
  return perform({ kind: "give", templateId, body: { terms: how }, ids });
};

/** Sends other sets and grams to the followers. */
async function follow(templateId: string, ids: readonly string[], sets: number): Promise<number> {
  const { exercises, meals } = await desk.read(templateId);
  await desk.change(templateId, {
    exercises: { change: exercises.map(({ id }) => ({ id, sets })) },
    meals: { change: meals.map(({ id }) => ({ id, quantity: 100 * sets })) },
  });
  return perform({ kind: "follow", templateId, body: {}, ids });
}

describe("a job for five people", () => {
  it("reads the same rows with forty others with full weeks as alone", async () => {
    const template = await makeTemplate();
    const [first, second, others] = [
      await makePeople(5),
      await makePeople(5),
      await makePeople(40),
    ];
    const alone = [await give(template, first), await follow(template, first, 3)];
    await give(template, others);
    const beside = [await give(template, second), await follow(template, second, 4)];
    expect(await itemsOf(others[0] ?? "")).toHaveLength(7 * 8);
    // Random filters let a few rows more or fewer through.
    for (const [nth, rows] of beside.entries()) {
      expect(rows / (alone[nth] ?? 0)).toBeLessThan(1.05);
    }
  });
});
