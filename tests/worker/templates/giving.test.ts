import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { runTemplateJob } from "../../../worker/actions/templates/run-template-job.ts";
import { makeExercise } from "../../support/exercises.ts";
import {
  itemsOf,
  rowsOfPlan,
  type TemplateDesk,
  templateDesk,
  terms,
} from "../../support/templates.ts";
import { makePlanning, markItem, nextWeek, type Planning } from "../../support/weeks.ts";
import { makePlatform, makeTrainee } from "../../support/worker.ts";

let planning: Planning;
let desk: TemplateDesk;
let template: string;
/** Next Sunday, so that all days are later. */
const starts = () => terms({ startsOn: nextWeek() });

beforeEach(async () => {
  planning = await makePlanning();
  desk = templateDesk(planning.trainer.token);
  template = (await desk.create({ weeks: 2 })).id;
  const { exerciseAt } = planning;
  await desk.change(template, { exercises: { add: [exerciseAt(0), exerciseAt(2)] } }, 0);
  await desk.change(template, { exercises: { add: [exerciseAt(0), exerciseAt(4)] } }, 1);
});

const give = async (ids: string[], how = starts()) => {
  const outcome = await desk.give(template, ids, how);
  if (outcome.outcome !== "done") throw new Error("others are meant");
  await runTemplateJob(makePlatform(), outcome.job.id);
  return desk.job(outcome.job.id);
};

describe("giving a template", () => {
  it("fills each of its weeks, as in the preview", async () => {
    const { id } = planning.trainee;
    const preview = await desk.preview(template, [id], starts());
    expect(preview.people).toMatchObject([{ id, added: 4, changed: 0, removed: 0, kept: 0 }]);
    const job = await give([id]);
    expect(job).toMatchObject({ total: 1, done: 1, items: 4 });
    expect((await itemsOf(id)).map(({ date }) => date)).toEqual([
      nextWeek(),
      addDays(nextWeek(), 2),
      addDays(nextWeek(), 7),
      addDays(nextWeek(), 11),
    ]);
  });

  it("writes nothing the second time", async () => {
    const { id } = planning.trainee;
    await give([id]);
    const before = await rowsOfPlan(id);
    expect((await desk.preview(template, [id], starts())).people).toMatchObject([
      { added: 0, changed: 0, removed: 0, kept: 0 },
    ]);
    expect((await give([id])).items).toBe(0);
    expect(await rowsOfPlan(id)).toEqual(before);
  });

  it("replaces pending items, and keeps a done one of the same exercise", async () => {
    const { trainee, week, exerciseAt, mealAt } = planning;
    const [done, open] = [exerciseAt(0), exerciseAt(1)];
    const meal = mealAt(0);
    await week(nextWeek()).change({ exercises: { add: [done, open] }, meals: { add: [meal] } });
    await markItem("exercises", done.id, "completed");
    const preview = await desk.preview(template, [trainee.id], starts());
    expect(preview.people).toMatchObject([{ added: 3, removed: 1, kept: 1 }]);
    await give([trainee.id]);
    const items = await itemsOf(trainee.id);
    expect(items.map(({ date, id }) => [date, id === done.id])).toEqual([
      [nextWeek(), true],
      [addDays(nextWeek(), 2), false],
      [addDays(nextWeek(), 7), false],
      [addDays(nextWeek(), 11), false],
    ]);
    expect((await itemsOf(trainee.id, "schedule_meals")).map(({ id }) => id)).toEqual([meal.id]);
  });

  it.each([
    { of: "a linked week", linked: true },
    { of: "an unlinked week", linked: false },
  ])("leaves an edited item in $of, even if the template lost it", async ({ linked }) => {
    const { id } = planning.trainee;
    await give([id], { ...starts(), linked });
    const [item] = await itemsOf(id);
    await planning
      .week(nextWeek())
      .change({ exercises: { change: [{ id: item?.id, weight: 46.5 }] } } as never);
    const { exercises } = await desk.read(template);
    const lost = exercises.find(({ id: each }) => each === item?.template_item_id)?.id ?? "";
    await desk.change(template, { exercises: { remove: [lost] } });
    const before = (await itemsOf(id))[0];
    expect(before).toMatchObject({ by_hand: 1, weight: 46.5 });
    await give([id]);
    expect((await itemsOf(id))[0]).toEqual(before);

    const other = (await desk.create({ weeks: 1 })).id;
    await desk.change(other, { exercises: { add: [planning.exerciseAt(3)] } });
    const outcome = await desk.give(other, [id], starts());
    if (outcome.outcome !== "done") throw new Error("others are meant");
    await runTemplateJob(makePlatform(), outcome.job.id);
    // Another template replaces the whole week.
    expect((await itemsOf(id)).map(({ id: each }) => each)).not.toContain(item?.id);
  });

  it("leaves kinds that the template lacks", async () => {
    const { trainee, week, mealAt } = planning;
    await week(nextWeek()).change({ meals: { add: [mealAt(0)] } });
    const before = await itemsOf(trainee.id, "schedule_meals");
    await give([trainee.id], terms({ startsOn: nextWeek(), kinds: ["exercises", "meals"] }));
    expect(await itemsOf(trainee.id, "schedule_meals")).toEqual(before);
    expect((await rowsOfPlan(trainee.id)).applied_templates).toHaveLength(1);
  });

  it("adds its weights to a trainee who has it without them", async () => {
    const { id } = planning.trainee;
    const { exercises } = await desk.read(template);
    const change = exercises.map((item) => ({ id: item.id, weight: 40 }));
    await desk.change(template, { exercises: { change } });
    await give([id]);
    const weights = async () => (await itemsOf(id)).map(({ weight }) => weight);
    expect(await weights()).toEqual([null, null, null, null]);
    await give([id], { ...starts(), weights: true });
    expect(await weights()).toEqual([40, 40, null, null]);
  });

  it("excludes items deleted from the library, and reports their number", async () => {
    const { trainee, exerciseAt } = planning;
    const exerciseId = await makeExercise({ name: "سحب" });
    const meal = planning.mealAt(0);
    await desk.change(template, {
      exercises: { add: [{ ...exerciseAt(5), exerciseId }] },
      meals: { add: [meal] },
    });
    const gone = async () => (await desk.read(template)).gone;
    expect(await gone()).toEqual([]);
    for (const path of [`/exercises/${exerciseId}`, `/meals/${meal.mealId}`]) {
      expect((await desk.ask(path, "DELETE", { removalId: newId() })).status).toBe(200);
    }
    const { exercises } = await desk.read(template);
    expect(await gone()).toEqual([exercises.at(-1)?.id, meal.id]);
    expect((await desk.read(template, 1)).gone).toEqual([]);
    expect((await desk.preview(template, [trainee.id], starts())).gone).toBe(1);
    const both = terms({ startsOn: nextWeek(), kinds: ["exercises", "meals"] });
    const preview = await desk.preview(template, [trainee.id], both);
    expect([preview.gone, preview.people[0]?.added]).toEqual([2, 4]);
    await desk.ask(`/templates/${template}`, "PATCH", { weeks: 1 });
    expect((await desk.preview(template, [trainee.id], both)).gone).toBe(2);
  });

  it("scales the remaining meals of a day with a deleted one", async () => {
    const { trainee, mealAt, mealId } = planning;
    const other = (await makePlanning()).mealId;
    await env.DB.prepare(
      `insert into nutrition_targets (trainee_id, starts_on, calories, source, created_at, updated_at)
       values (?1, '2026-01-01', 1500, 'hand', 1, 1)`,
    )
      .bind(trainee.id)
      .run();
    const meals = [mealAt(0), { ...mealAt(0, 1), mealId: other }];
    await desk.change(template, {
      meals: { add: meals.map((meal) => ({ ...meal, quantity: 500 })) },
    });
    const gramsWhere = async (id: string) => {
      await give([id], terms({ startsOn: nextWeek(), kinds: ["meals"], scaled: true }));
      return (await itemsOf(id, "schedule_meals")).map(({ quantity }) => quantity);
    };
    expect(await gramsWhere(trainee.id)).toEqual([500, 500]);
    await desk.ask(`/meals/${mealId}`, "DELETE", { removalId: newId() });
    expect(await gramsWhere(trainee.id)).toEqual([1000]);
  });

  it("previews the ended sources, in both languages if named in both", async () => {
    const { trainee, exerciseAt } = planning;
    const other = (await desk.create({ name: "قوة", englishName: "Strength" })).id;
    await desk.change(other, { exercises: { add: [exerciseAt(1)] } });
    const outcome = await desk.give(other, [trainee.id], starts());
    if (outcome.outcome !== "done") throw new Error("others are meant");
    await runTemplateJob(makePlatform(), outcome.job.id);
    const { people } = await desk.preview(template, [trainee.id], starts());
    expect(people[0]?.running).toEqual([
      { kind: "exercises", template: "قوة", englishName: "Strength", weekStart: null },
    ]);
  });

  it("is undoable only before later jobs", async () => {
    const { id } = planning.trainee;
    const before = await rowsOfPlan(id);
    const first = await give([id]);
    const other = (await desk.create()).id;
    await desk.change(other, { exercises: { add: [planning.exerciseAt(1)] } });
    const outcome = await desk.give(other, [id], starts());
    if (outcome.outcome !== "done") throw new Error("others are meant");
    await runTemplateJob(makePlatform(), outcome.job.id);
    const refused = await desk.ask(`/template-jobs/${first.id}/undo`, "POST", {});
    expect(await refused.json()).toMatchObject({ code: "conflict" });
    await desk.undo(outcome.job.id);
    await desk.undo(first.id);
    expect(await rowsOfPlan(id)).toEqual(before);
  });

  it("is undoable in the template, newest first", async () => {
    const { id } = planning.trainee;
    const first = await give([id]);
    const offered = async () => (await desk.read(template)).job;
    expect(await offered()).toMatchObject({ id: first.id, kind: "give", done: 1, total: 1 });
    const second = await give([id]);
    expect(await offered()).toMatchObject({ id: second.id });
    await desk.undo(second.id);
    expect(await offered()).toMatchObject({ id: first.id });
    await desk.undo(first.id);
    expect(await offered()).toBeNull();
  });

  it("is undone exactly", async () => {
    const { trainee, week, exerciseAt } = planning;
    await week(nextWeek()).change({ exercises: { add: [exerciseAt(0), exerciseAt(3)] } });
    const before = await rowsOfPlan(trainee.id);
    const job = await give([trainee.id]);
    expect(await rowsOfPlan(trainee.id)).not.toEqual(before);
    expect(await desk.undo(job.id)).toEqual({ people: 1, kept: 0 });
    expect(await rowsOfPlan(trainee.id)).toEqual(before);
    expect(await desk.undo(job.id)).toEqual({ people: 1, kept: 0 });
  });

  it("reaches each waiting person exactly once", async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => makeTrainee()));
    const ids = people.map(({ id }) => id);
    const job = await give(ids);
    expect(job).toMatchObject({ total: 3, done: 3, items: 12 });
    for (const id of ids) expect(await itemsOf(id)).toHaveLength(4);
    expect(
      await env.DB.prepare("select count(*) as n from applied_templates where template_id = ?")
        .bind(template)
        .first("n"),
    ).toBe(3);
  });
});
