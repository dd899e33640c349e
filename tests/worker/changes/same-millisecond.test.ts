import { beforeEach, describe, expect, it } from "vitest";
import { weekStart } from "../../../domain/calendar.ts";
import type { WeekChange } from "../../../domain/contract/schedules/week-changes.ts";
import { newId } from "../../../domain/id.ts";
import { daily } from "../../support/applied-weeks.ts";
import { type Changes, makeChanges } from "../../support/changes.ts";
import { planWeek } from "../../support/plans.ts";
import { itemsOf, rowsOfPlan, templateDesk } from "../../support/templates.ts";
import { nextWeek, thisWeek } from "../../support/weeks.ts";

let changes: Changes;
beforeEach(async () => {
  changes = await makeChanges();
});

const weekOf = (sunday: string) => `/trainees/${changes.trainee}/weeks/${sunday}`;
const edit = (date: unknown, exercises: WeekChange["exercises"]) =>
  changes.ask(weekOf(weekStart(String(date))), { exercises } as object, "PATCH");
const items = () => itemsOf(changes.trainee);
const setsOn = async (date: unknown) =>
  (await items()).filter((item) => item.date === date).map(({ sets }) => sets);

describe.each(["giving", "repeating"] as const)("%s", (name) => {
  beforeEach(() =>
    planWeek(changes.trainee, thisWeek(), { exercises: daily(changes.library.exercises) }),
  );

  it("is undone without later edits of the same millisecond", async () => {
    const undo = await changes.jobs[name]();
    const [first] = (await items()).filter(({ date }) => String(date) >= nextWeek());
    await edit(first?.date, { change: [{ id: String(first?.id), sets: 9 }] });
    const edited = await setsOn(first?.date);
    expect(edited).toContain(9);
    await changes.ask(undo);
    expect(await setsOn(first?.date)).toEqual(edited);
    const others = (await items()).filter(
      ({ date }) => String(date) >= nextWeek() && date !== first?.date,
    );
    expect(others).toEqual([]);
  });

  it("is undone without items added in the same millisecond", async () => {
    const undo = await changes.jobs[name]();
    const [first] = (await items()).filter(({ date }) => String(date) >= nextWeek());
    const exerciseId = changes.library.exercises[1] ?? "";
    const added = { id: newId(), exerciseId, dayOfWeek: 0, position: 5 };
    await edit(first?.date, { add: [added] });
    await changes.ask(undo);
    expect((await items()).map(({ id }) => id)).toContain(added.id);
  });

  it("is undone without a source applied in the same millisecond", async () => {
    const undo = await changes.jobs[name]();
    await changes.ask(`${weekOf(thisWeek())}/apply/exercises`);
    const sources = async () => {
      const { applied_schedules, applied_templates } = await rowsOfPlan(changes.trainee);
      return { applied_schedules, applied_templates };
    };
    const before = await sources();
    await changes.ask(undo);
    expect(await sources()).toEqual(before);
  });
});

describe("a replaced row", () => {
  const [one, two] = [0, 1];

  it("stays if its item is edited in the same millisecond", async () => {
    await planWeek(changes.trainee, nextWeek(), {
      exercises: [1, 2].map((day) => ({ day, library: changes.library.exercises[one] ?? null })),
    });
    const undo = await changes.replace();
    const [first] = await items();
    await edit(first?.date, { change: [{ id: String(first?.id), sets: 9 }] });
    await changes.ask(undo);
    expect((await items()).map(({ exercise_id, sets }) => [exercise_id, sets])).toEqual([
      [changes.library.exercises[two], 9],
      [changes.library.exercises[one], 4],
    ]);
  });

  it("stays in a template if its item is edited in the same millisecond", async () => {
    const desk = templateDesk(changes.token);
    const template = (await desk.create()).id;
    const add = [0, 2].map((dayOfWeek) => ({
      id: newId(),
      exerciseId: changes.library.exercises[one] ?? "",
      dayOfWeek,
      position: 0,
    }));
    await desk.change(template, { exercises: { add } });
    const undo = await changes.replace();
    const exercises = { change: [{ id: add[0]?.id ?? "", sets: 9 }] };
    await changes.ask(`/templates/${template}/weeks/0`, { exercises }, "PATCH");
    await changes.ask(undo);
    const { exercises: stored } = await desk.read(template);
    expect(stored.map(({ exerciseId }) => exerciseId)).toEqual([
      changes.library.exercises[two],
      changes.library.exercises[one],
    ]);
  });
});
