import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { runTemplateJob } from "../../../worker/actions/templates/run-template-job.ts";
import { makeExercise } from "../../support/exercises.ts";
import { extend, weekMs } from "../../support/followers.ts";
import { itemsOf, rowsOfPlan, templateDesk, terms } from "../../support/templates.ts";
import { makePlanning, markItem, nextWeek, thisWeek } from "../../support/weeks.ts";
import { makePlatform } from "../../support/worker.ts";

type Item = Awaited<ReturnType<typeof itemsOf>>[number];

/** Steps of a template and its trainee; `which` selects an existing item. */
const steps = fc.oneof(
  fc.record({
    kind: fc.constant("give" as const),
    later: fc.boolean(),
    linked: fc.boolean(),
    repeats: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom(
      "edit",
      "move",
      "remove",
      "add",
      "byHand",
      "drop",
      "done",
      "follow",
      "fill",
    ),
    which: fc.nat(50),
  }),
);
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

async function makeWorld() {
  const planning = await makePlanning();
  const desk = templateDesk(planning.trainer.token);
  const exercises = await Promise.all([0, 1, 2].map(() => makeExercise()));
  const { id } = await desk.create({ weeks: 2 });
  const at = (dayOfWeek: number, exerciseId = exercises[dayOfWeek % 3] ?? "") => ({
    id: newId(),
    exerciseId,
    dayOfWeek,
    position: 0,
  });
  // Both weeks have the same exercises, on different days.
  await desk.change(id, { exercises: { add: [at(0), at(1), at(5)] } }, 0);
  await desk.change(id, { exercises: { add: [at(0), at(2), at(6)] } }, 1);
  return { planning, desk, template: id, at };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

const give = async ({ planning, desk, template }: World, how: ReturnType<typeof terms>) => {
  const outcome = await desk.give(template, [planning.trainee.id], how);
  if (outcome.outcome !== "done") throw new Error("others are meant");
  await runTemplateJob(makePlatform(), outcome.job.id);
  return desk.job(outcome.job.id);
};

const follow = async ({ desk, template }: World) => {
  const { id } = await desk.follow(template);
  await runTemplateJob(makePlatform(), id);
};

const oneOf = <Value>(list: readonly Value[], which: number) =>
  list[which % Math.max(1, list.length)];

async function perform(world: World, step: Step): Promise<void> {
  const { planning, desk, template, at } = world;
  if (step.kind === "give") {
    const { later, linked, repeats } = step;
    await give(world, terms({ startsOn: later ? nextWeek() : thisWeek(), linked, repeats }));
    return;
  }
  if (step.kind === "follow") return follow(world);
  if (step.kind === "fill") return void (await extend(Date.now() + weekMs));
  const which = step.which;
  const week = which % 2;
  const { exercises } = await desk.read(template, week);
  const ofTemplate = oneOf(exercises, which)?.id;
  const open = (await itemsOf(planning.trainee.id)).filter(
    ({ status, date }) => status === "pending" && String(date) >= nextWeek(),
  );
  const scheduled = oneOf(open, which);
  const sunday = scheduled && addDays(String(scheduled.date), -Number(scheduled.day_of_week));
  const change = (exercises: object) => desk.change(template, { exercises } as never, week);
  const byHand = (exercises: object) => planning.week(sunday).change({ exercises } as never);
  if (step.kind === "add") await change({ add: [at(which % 7)] });
  else if (ofTemplate && step.kind === "edit")
    await change({ change: [{ id: ofTemplate, sets: 1 + (which % 9) }] });
  else if (ofTemplate && step.kind === "move")
    await change({ change: [{ id: ofTemplate, dayOfWeek: which % 7 }] });
  else if (ofTemplate && step.kind === "remove") await change({ remove: [ofTemplate] });
  else if (scheduled && step.kind === "byHand")
    await byHand({ change: [{ id: scheduled.id, weight: which + 0.5 }] });
  else if (scheduled && step.kind === "drop") await byHand({ remove: [scheduled.id] });
  else if (scheduled && step.kind === "done")
    await markItem("exercises", String(scheduled.id), "completed");
}

const byId = (items: readonly Item[]) => new Map(items.map((item) => [item.id, item]));

it("done and edited items never move or double, and a repetition writes nothing", {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 9 }), async (list) => {
      const world = await makeWorld();
      const { id } = world.planning.trainee;
      for (const step of list) {
        const before = byId(await itemsOf(id));
        await perform(world, step);
        const after = await itemsOf(id);
        const now = byId(after);
        if (["give", "follow", "fill"].includes(step.kind)) {
          for (const item of before.values()) {
            if (item.status === "completed" || item.by_hand === 1) {
              expect(now.get(item.id)).toEqual(item);
            }
          }
        }
        const copies = after.map((item) => `${item.template_item_id} ${item.template_day}`);
        expect(new Set(copies).size).toBe(copies.length);
      }
      await follow(world);
      const settled = await rowsOfPlan(id);
      await follow(world);
      expect(await rowsOfPlan(id)).toEqual(settled);
      const how = terms({ startsOn: nextWeek(), linked: true, repeats: true });
      await give(world, how);
      const given = await rowsOfPlan(id);
      expect((await give(world, how)).items).toBe(0);
      expect(await rowsOfPlan(id)).toEqual(given);
    }),
    { numRuns: 8, endOnFailure: true },
  );
});
