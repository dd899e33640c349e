import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newId } from "../../../../domain/id.ts";
import {
  type PackedRow,
  packWeek,
  unpackWeek,
  type WeekRows,
} from "../../../../domain/schedules/packed-weeks.ts";

const owner = { scheduleId: newId(), traineeId: newId(), weekStart: "2026-01-04" };
const { scheduleId, traineeId } = owner;

const cell = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.integer(),
  fc.double({ noDefaultInfinity: true, noNaN: true }).map((value) => value + 0),
  fc.constant(null),
);

const instant = fc.option(fc.integer({ min: 0, max: 2 ** 42 }));

const item = (library: "exercise_id" | "meal_id") =>
  fc.record({
    id: fc.uuid(),
    schedule_id: fc.constant(scheduleId),
    trainee_id: fc.constant(traineeId),
    day_of_week: fc.integer({ min: 0, max: 6 }),
    date: fc.constantFrom("2026-01-04", "2026-01-10"),
    completed_at: instant,
    updated_at: instant,
    [library]: fc.option(fc.uuid()),
    name: fc.string(),
    description: fc.option(fc.string({ unit: "grapheme" })),
    something_new: cell,
  }) as unknown as fc.Arbitrary<PackedRow>;

const alike = <Row>(rows: fc.Arbitrary<Row>) =>
  fc.uniqueArray(rows, { maxLength: 12, selector: (row) => (row as { id: string }).id });

const week: fc.Arbitrary<WeekRows> = fc
  .tuple(alike(item("exercise_id")), alike(item("meal_id")))
  .chain(([exercises, meals]) =>
    alike(
      fc.record({
        id: fc.uuid(),
        trainee_id: fc.constant(traineeId),
        schedule_exercise_id: fc.constantFrom(null, ...exercises.map(({ id }) => id ?? null)),
        exercise_id: fc.option(
          fc.constantFrom("x", ...exercises.map((each) => String(each.exercise_id))),
        ),
        exercise_name: fc.constantFrom("", "0", ...exercises.map((each) => String(each.name))),
        date: fc.constantFrom("2026-01-04", "2026-01-05"),
        created_at: instant,
        updated_at: instant,
        weight: cell,
      }),
    ).map((sets) => ({ exercises, meals, sets: sets as unknown as PackedRow[] })),
  );

const byId = (rows: readonly PackedRow[]) =>
  [...rows].sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));

describe("a packed week", () => {
  it("has every value of every row, and sets in the order of their ids", async () => {
    await fc.assert(
      fc.asyncProperty(week, async (rows) => {
        const packed = await packWeek(rows, owner);
        if (!packed) throw new Error("was not packed");
        const { exercises, meals, sets } = await unpackWeek(packed, owner);
        expect(exercises).toEqual(rows.exercises);
        expect(meals).toEqual(rows.meals);
        expect(sets.map(({ id: _, ...set }) => set)).toEqual(
          byId(rows.sets).map(({ id: _, ...set }) => set),
        );
        expect(byId(sets)).toEqual(sets);
        expect(new Set(sets.map(({ id }) => id)).size).toBe(sets.length);
      }),
      { numRuns: 60 },
    );
  });

  it("gives its sets the same ids each time", async () => {
    const set = {
      trainee_id: traineeId,
      date: "2026-01-04",
      schedule_exercise_id: null,
      exercise_id: null,
    };
    const sets = [newId(), newId()].map((id) => ({ ...set, id, exercise_name: "بلانك" }));
    const packed = await packWeek({ exercises: [], meals: [], sets }, owner);
    if (!packed) throw new Error("was not packed");
    const ids = async () => (await unpackWeek(packed, owner)).sets.map(({ id }) => id);
    expect(await ids()).toEqual(await ids());
    expect(await ids()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.any(String)]);
  });

  it("stores shared values once", async () => {
    const meals = Array.from({ length: 20 }, (_, position) => ({
      id: newId(),
      schedule_id: scheduleId,
      trainee_id: traineeId,
      position,
      meal_id: "m",
      name: "شوفان",
      description: "بالحليب",
      calories: 120.5,
      protein: 3,
      carbs: null,
      fat: 1,
    }));
    const packed = await packWeek({ exercises: [], meals, sets: [] }, owner);
    expect(packed?.copies).toHaveLength(1);
    expect(packed?.ids).toHaveLength(20 * 32);
  });

  it("cannot have ids that are no UUIDs, nor sets of another week's items", async () => {
    const set = { id: newId(), trainee_id: traineeId, exercise_id: null, exercise_name: "x" };
    const sets = [{ ...set, schedule_exercise_id: newId() }];
    expect(await packWeek({ exercises: [], meals: [], sets }, owner)).toBeUndefined();
    const exercises = [{ id: "one", schedule_id: scheduleId, trainee_id: traineeId, name: "x" }];
    expect(await packWeek({ exercises, meals: [], sets: [] }, owner)).toBeUndefined();
  });
});
