import { beforeEach, describe, expect, it } from "vitest";
import { addDays } from "../../../domain/calendar.ts";
import { runTemplateJob } from "../../../worker/actions/templates/run-template-job.ts";
import { extend, weekMs } from "../../support/followers.ts";
import {
  itemsOf,
  rowsOfPlan,
  type TemplateDesk,
  templateDesk,
  terms,
} from "../../support/templates.ts";
import { makePlanning, markItem, nextWeek, type Planning } from "../../support/weeks.ts";
import { makePlatform } from "../../support/worker.ts";

let planning: Planning;
let desk: TemplateDesk;
let template: string;
let trainee: string;
let items: { id: string }[];

beforeEach(async () => {
  planning = await makePlanning();
  trainee = planning.trainee.id;
  desk = templateDesk(planning.trainer.token);
  template = (await desk.create()).id;
  items = [0, 2, 4].map((day) => planning.exerciseAt(day));
  await desk.change(template, { exercises: { add: items as never } });
  const outcome = await desk.give(template, [trainee], terms({ startsOn: nextWeek() }));
  if (outcome.outcome === "done") await runTemplateJob(makePlatform(), outcome.job.id);
});

const follow = async () => {
  const { id } = await desk.follow(template);
  await runTemplateJob(makePlatform(), id);
  return desk.job(id);
};
const on = (day: number) => addDays(nextWeek(), day);
const itemOn = async (day: number) => (await itemsOf(trainee)).find(({ date }) => date === on(day));

describe("following a template", () => {
  it("applies a change, an addition and a removal to untouched items", async () => {
    const [first, second] = items;
    await desk.change(template, {
      exercises: {
        change: [{ id: first?.id ?? "", sets: 2, repsTo: 10 }],
        remove: [second?.id ?? ""],
        add: [planning.exerciseAt(6)],
      },
    });
    expect((await desk.following(template)).people).toMatchObject([
      { id: trainee, added: 1, changed: 1, removed: 1, kept: 0 },
    ]);
    expect((await follow()).items).toBe(2);
    expect(
      (await itemsOf(trainee)).map(({ date, sets, reps_to }) => [date, sets, reps_to]),
    ).toEqual([
      [on(0), 2, 10],
      [on(4), 5, null],
      [on(6), 5, null],
    ]);
    expect((await desk.following(template)).people).toMatchObject([
      { added: 0, changed: 0, removed: 0 },
    ]);
  });

  it("leaves done items, edited items and removed ones", async () => {
    const [done, byHand, dropped] = await itemsOf(trainee);
    await markItem("exercises", String(done?.id), "completed");
    await planning.week(nextWeek()).change({
      exercises: {
        change: [{ id: String(byHand?.id), weight: 40 }],
        remove: [String(dropped?.id)],
      },
    });
    const before = await itemsOf(trainee);
    await desk.change(template, {
      exercises: { change: items.map(({ id }) => ({ id, sets: 1 })) },
    });
    await follow();
    expect(await itemsOf(trainee)).toEqual(before);
  });

  it("marks edited items, but not reordered ones", async () => {
    const [first, second] = await itemsOf(trainee);
    const week = planning.week(nextWeek());
    await week.change({
      exercises: {
        change: [
          { id: String(first?.id), position: 7 },
          { id: String(second?.id), sets: 5, note: "ببطء" },
        ],
      },
    });
    const { fromTemplate } = await week.read();
    const marks = new Map(fromTemplate.map(({ itemId, byHand }) => [itemId, byHand]));
    expect(marks.get(String(first?.id))).toBe(false);
    expect(marks.get(String(second?.id))).toBe(true);
  });

  it("reaches an item once its edit is undone", async () => {
    const [before] = await itemsOf(trainee);
    const week = planning.week(nextWeek());
    const change = (values: object) =>
      week.change({ exercises: { change: [{ id: String(before?.id), ...values }] } });
    await change({ weight: 40 });
    expect((await itemsOf(trainee))[0]).toMatchObject({ weight: 40, by_hand: 1 });
    await change({ weight: null, byHand: false });
    expect((await itemsOf(trainee))[0]).toEqual({
      ...before,
      updated_at: expect.anything(),
      written_by: null,
    });
    await desk.change(template, { exercises: { change: [{ id: items[0]?.id ?? "", sets: 1 }] } });
    await follow();
    expect(await itemOn(0)).toMatchObject({ id: before?.id, sets: 1, by_hand: 0 });
    await change({ weight: 40 });
    expect((await itemsOf(trainee))[0]).toMatchObject({ by_hand: 1 });
  });

  it("leaves an item edited by another window, even if this one undoes its edit", async () => {
    const [before] = await itemsOf(trainee);
    const week = planning.week(nextWeek());
    const change = (values: object) =>
      week.change({ exercises: { change: [{ id: String(before?.id), ...values }] } });
    await change({ weight: 40 });
    await change({ note: "ببطء" });
    await change({ weight: null, byHand: false });
    const edited = {
      ...before,
      note: "ببطء",
      by_hand: 1,
      updated_at: expect.anything(),
      written_by: null,
    };
    expect((await itemsOf(trainee))[0]).toEqual(edited);
    await desk.change(template, { exercises: { change: [{ id: items[0]?.id ?? "", sets: 1 }] } });
    await follow();
    expect((await itemsOf(trainee))[0]).toEqual(edited);
    await change({ note: before?.note, byHand: false });
    expect((await itemsOf(trainee))[0]).toMatchObject({ by_hand: 1, sets: before?.sets });
  });

  it("leaves an item moved or given a weight by another window", async () => {
    const [first, second] = await itemsOf(trainee);
    const week = planning.week(nextWeek());
    const change = (id: unknown, values: object) =>
      week.change({ exercises: { change: [{ id: String(id), ...values }] } });
    for (const { id } of [first, second] as { id: unknown }[]) await change(id, { sets: 6 });
    await change(first?.id, { dayOfWeek: 6 });
    await change(second?.id, { weight: 40 });
    for (const { id } of [first, second] as { id: unknown }[]) {
      await change(id, { sets: first?.sets, byHand: false });
    }
    const marks = (await itemsOf(trainee)).filter(
      ({ id }) => id === first?.id || id === second?.id,
    );
    expect(marks.map(({ by_hand }) => by_hand)).toEqual([1, 1]);
    await change(first?.id, { dayOfWeek: 0, byHand: false });
    expect(await itemOn(0)).toEqual({ ...first, updated_at: expect.anything(), written_by: null });
  });

  it("reaches a meal and a weight after their edits are undone", async () => {
    await desk.change(template, {
      exercises: { change: [{ id: items[0]?.id ?? "", weight: 20 }] },
      meals: { add: [planning.mealAt(0)] },
    });
    const how = terms({ startsOn: nextWeek(), kinds: ["exercises", "meals"], weights: true });
    const outcome = await desk.give(template, [trainee], how);
    if (outcome.outcome === "done") await runTemplateJob(makePlatform(), outcome.job.id);
    const [exercise] = await itemsOf(trainee);
    const [meal] = await itemsOf(trainee, "schedule_meals");
    const change = (ofExercise: object, ofMeal: object) =>
      planning.week(nextWeek()).change({
        exercises: { change: [{ id: String(exercise?.id), ...ofExercise }] },
        meals: { change: [{ id: String(meal?.id), ...ofMeal }] },
      });
    const marks = async () =>
      [await itemOn(0), ...(await itemsOf(trainee, "schedule_meals"))].map((item) => item?.by_hand);
    expect(exercise?.weight).toBe(20);
    const [sets, timing] = [Number(exercise?.sets), meal?.timing];
    const other = timing === "lunch" ? "dinner" : "lunch";
    await change({ sets: sets + 1 }, { timing: other });
    expect(await marks()).toEqual([1, 1]);
    await change({ sets, byHand: false }, { timing, byHand: false });
    expect(await marks()).toEqual([0, 0]);
    await change({ sets: sets + 1 }, { timing: other });
    await change({ weight: null }, { quantity: 450 });
    await change({ sets, byHand: false }, { timing, byHand: false });
    expect(await marks()).toEqual([1, 1]);
  });

  it("reaches a restored item", async () => {
    const [first] = await itemsOf(trainee);
    const week = planning.week(nextWeek());
    const shown = (await week.read()).exercises.find(({ id }) => id === first?.id);
    const {
      date: _,
      status: __,
      completedAt: ___,
      ...restore
    } = shown as never as Record<string, never>;
    await week.change({ exercises: { remove: [String(first?.id)] } });
    await week.change({ exercises: { restore: [restore as never] } });
    await desk.change(template, { exercises: { change: [{ id: items[0]?.id ?? "", sets: 1 }] } });
    await follow();
    expect(await itemOn(0)).toMatchObject({ id: first?.id, sets: 1 });
  });

  it("is undone exactly, and the edits are pending again", async () => {
    const before = await rowsOfPlan(trainee);
    await desk.change(template, {
      exercises: { change: [{ id: items[0]?.id ?? "", sets: 1 }], remove: [items[1]?.id ?? ""] },
    });
    const { id } = await follow();
    expect((await desk.read(template)).template.editedAt).toBeNull();
    expect(await rowsOfPlan(trainee)).not.toEqual(before);
    await desk.undo(id);
    expect(await rowsOfPlan(trainee)).toEqual(before);
    expect((await desk.read(template)).template.editedAt).not.toBeNull();
  });

  it("ends with an applied week, and with the template's deletion", async () => {
    await planning.week(nextWeek()).read();
    const path = `/trainees/${trainee}/weeks/${nextWeek()}/apply/exercises`;
    expect((await desk.ask(path, "POST", {})).status).toBe(200);
    expect((await desk.following(template)).people).toEqual([]);
    expect((await desk.ask(`/templates/${template}`, "DELETE", {})).status).toBe(200);
    expect((await desk.ask(`/templates/${template}/following`)).status).toBe(404);
  });
});

it("reaches copies of an item removed from the template and restored", async () => {
  const id = items[0]?.id ?? "";
  const shown = (await desk.read(template)).exercises.find((item) => item.id === id);
  await desk.change(template, { exercises: { change: [{ id, sets: 1 }] } });
  await desk.change(template, { exercises: { remove: [id] } });
  await desk.change(template, { exercises: { restore: [{ ...shown, sets: 1 } as never] } });
  await follow();
  expect(await itemOn(0)).toMatchObject({ sets: 1 });
});

describe("later weeks", () => {
  it("empty in the template get its later items", async () => {
    const how = terms({ startsOn: nextWeek(), repeats: true });
    expect((await desk.ask(`/templates/${template}`, "PATCH", { weeks: 2 })).status).toBe(200);
    const outcome = await desk.give(template, [trainee], how);
    if (outcome.outcome === "done") await runTemplateJob(makePlatform(), outcome.job.id);
    await extend(Date.now() + weekMs);
    await extend(Date.now() + 2 * weekMs);
    const before = await itemsOf(trainee);
    await desk.change(template, { exercises: { add: [planning.exerciseAt(1)] } }, 1);
    await follow();
    const added = (await itemsOf(trainee)).length - before.length;
    expect(added).toBe(5);
  });

  it("are filled once from a repeating template, in its current state", async () => {
    const outcome = await desk.give(
      template,
      [trainee],
      terms({ startsOn: nextWeek(), repeats: true }),
    );
    if (outcome.outcome === "done") await runTemplateJob(makePlatform(), outcome.job.id);
    expect(await itemsOf(trainee)).toHaveLength(8 * 3);
    await desk.change(template, { exercises: { change: [{ id: items[0]?.id ?? "", sets: 1 }] } });
    await Promise.all([extend(Date.now() + weekMs), extend(Date.now() + weekMs)]);
    const after = await itemsOf(trainee);
    expect(after).toHaveLength(9 * 3);
    expect(after.slice(-3).map(({ sets }) => sets)).toEqual([1, 5, 5]);
  });
});
