import { describe, expect, it } from "vitest";
import type { PlannedWeek } from "../../../../../domain/contract/planning/weeks.ts";
import type {
  ScheduledExercise,
  ScheduledMeal,
} from "../../../../../domain/contract/schedules/schedules.ts";
import {
  addExercises,
  askedOf,
  insertExercise,
} from "../../../../../web/admin/schedule/edits/add-edits.ts";
import {
  type Edit,
  goneOf,
  inverseOf,
  itemsOf,
  withEdit,
} from "../../../../../web/admin/schedule/edits/edits.ts";
import {
  changeExercise,
  changeExercises,
  changeMeal,
  copyItems,
  moveTo,
  removeItems,
  swapMeal,
} from "../../../../../web/admin/schedule/edits/make-edits.ts";
import { joinNext } from "../../../../../web/admin/schedule/edits/superset-edits.ts";
import { exercise, week } from "./a-week.ts";

const sorted = (each: PlannedWeek) => ({
  ...each,
  exercises: each.exercises.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  meals: each.meals.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
});
const picked = {
  mealId: "library-x",
  name: "مجدرة",
  description: null,
  category: "lunch" as const,
  per100: { calories: 150, protein: 6, carbs: 25, fat: null },
  quantity: 250,
};
const library = {
  id: "library-x",
  name: "قرفصاء",
  englishName: null,
  category: "legs" as const,
  type: "strength" as const,
  sets: 5,
  reps: 5,
  duration: null,
  description: null,
  repsTo: 8,
  seconds: null,
  metres: null,
  rest: 90,
  videoUrl: null,
  videoId: null,
  movement: null,
  equipment: null,
  muscles: [],
  own: false,
  usedAt: null,
  status: "active" as const,
  createdAt: 1,
  updatedAt: 1,
};

const before = week();
const edits: Record<string, Edit> = {
  "new values": changeExercise("a", { sets: 6, weight: 40 }),
  "everything of a dialog": changeExercise("a", {
    seconds: 45,
    rest: 90,
    rpe: 8.5,
    tempo: "3-1-X-0",
    note: "ببطء",
    percent: 75,
    progression: "linear",
    progressionRuns: true,
  }),
  "a superset": joinNext(before, before.exercises[0] as ScheduledExercise) as Edit,
  "new grams": changeMeal("m", { quantity: 250 }),
  "a move to another day": moveTo(before, "exercises", "a", { dayOfWeek: 5 }, 0) as Edit,
  "a new order": moveTo(before, "exercises", "b", { dayOfWeek: 0 }, 0) as Edit,
  "a removal": removeItems("meals", ["m", "n"]),
  "an addition": addExercises(
    before,
    [0, 5],
    [{ ...askedOf(library), sets: 3, reps: 8, repsTo: null, weight: 20 }],
  ),
  "an insertion": insertExercise(before, library, { slot: { dayOfWeek: 0 }, index: 0 }),
  "the same values for many": changeExercises([
    { id: "a", rest: 90, rpe: 8 },
    { id: "b", rest: 90 },
  ]),
  "another meal": swapMeal(before, before.meals[0] as ScheduledMeal, picked),
  copies: copyItems(before, before, {
    exercises: {
      copy: [{ id: "new", from: "a", dayOfWeek: 3, position: 0 }],
      remove: ["b"],
    },
  }),
};

describe.each(Object.entries(edits))("%s", (_, edit) => {
  it("is shown at once, and is idempotent", () => {
    const once = withEdit(before, edit);
    expect(once).not.toEqual(before);
    expect(withEdit(once, edit)).toEqual(once);
  });

  it("can be undone and redone", () => {
    const done = withEdit(before, edit);
    const inverse = inverseOf(before, edit, done);
    expect(sorted(withEdit(done, inverse))).toEqual(sorted(before));
    expect(sorted(withEdit(withEdit(done, inverse), edit))).toEqual(sorted(done));
  });
});

describe("an edit", () => {
  it("that removed an item sends back what the trainee chose instead", () => {
    const substitute = {
      exerciseId: "library-y",
      name: "ضغط بالدمبل",
      englishName: null,
      category: "chest" as const,
      movement: null,
    };
    const chosen = week({ exercises: [{ ...exercise("a"), substitute }] });
    const edit = removeItems("exercises", ["a"]);
    const { change } = inverseOf(chosen, edit, withEdit(chosen, edit));
    expect(change.exercises?.restore).toMatchObject([{ id: "a", substitute }]);
  });

  it("changes the date with the day", () => {
    const [moved] = withEdit(before, edits["a move to another day"] as Edit).exercises;
    expect(moved).toMatchObject({ id: "a", dayOfWeek: 5, date: "2026-01-09" });
  });

  it("inserts at a place of a day, and joins the superset around it", () => {
    const [first, second] = before.exercises.filter(({ dayOfWeek }) => dayOfWeek === 0);
    const insert = (week: PlannedWeek) =>
      withEdit(week, insertExercise(week, library, { slot: { dayOfWeek: 0 }, index: 1 }))
        .exercises.filter(({ dayOfWeek }) => dayOfWeek === 0)
        .toSorted((a, b) => a.position - b.position);
    expect(insert(before).map(({ id }) => id)).toEqual([first?.id, expect.any(String), second?.id]);
    expect(insert(before)[1]).toMatchObject({ exerciseId: "library-x", superset: null });
    const joined = withEdit(before, joinNext(before, first as ScheduledExercise) as Edit);
    const marks = insert(joined).map(({ superset }) => superset);
    expect(marks[0]).not.toBeNull();
    expect(marks).toEqual([marks[0], marks[0], marks[0]]);
  });

  it("adds after the day's items, by the library's id", () => {
    const { change, made } = edits["an addition"] as Edit;
    expect(change.exercises?.add).toMatchObject([
      { exerciseId: "library-x", dayOfWeek: 0, position: 2, sets: 3, reps: 8, weight: 20 },
      { exerciseId: "library-x", dayOfWeek: 5, position: 0, sets: 3, reps: 8, weight: 20 },
    ]);
    const made0 = { date: "2026-01-04", name: "قرفصاء", repsTo: null, rest: 90, superset: null };
    expect(made.exercises?.[0]).toMatchObject(made0);
  });

  it("puts another meal exactly in the same place", () => {
    const { meals } = withEdit(before, edits["another meal"] as Edit);
    expect(meals.map(({ name }) => name).sort()).toEqual(["n", "مجدرة"]);
    expect(meals.at(-1)).toMatchObject({ timing: "lunch", dayOfWeek: 0, position: 0 });
  });

  it("copies a completed item as pending", () => {
    const done = week({ exercises: [exercise("a", { status: "completed", completedAt: 5 })] });
    const copy = { id: "new", from: "a", dayOfWeek: 1, position: 0 };
    const edit = copyItems(done, done, { exercises: { copy: [copy], remove: [] } });
    expect(withEdit(done, edit).exercises[1]).toMatchObject({
      id: "new",
      date: "2026-01-05",
      status: "pending",
      completedAt: null,
    });
  });

  it("to the same place is none", () => {
    expect(moveTo(before, "exercises", "a", { dayOfWeek: 0 }, 0)).toBeUndefined();
  });
});

describe("an edit of a template's item", () => {
  const marks = (byHand: boolean) => [{ itemId: "a", byHand }];
  const followed = week({ fromTemplate: marks(false) });
  const edit = changeExercise("a", { sets: 6 });
  const done = withEdit(followed, edit);

  it("marks it by hand, an undo removes the mark, and a redo sets it", () => {
    expect(done.fromTemplate).toEqual(marks(true));
    const undone = withEdit(done, inverseOf(followed, edit, done));
    expect(undone).toEqual(followed);
    expect(withEdit(undone, edit)).toEqual(done);
  });

  it("keeps an earlier mark, and one set elsewhere since", () => {
    const own = week({ fromTemplate: marks(true) });
    const before = inverseOf(own, edit, withEdit(own, edit));
    expect(before.change.exercises?.change).toEqual([{ id: "a", sets: 4 }]);
    const elsewhere = withEdit(done, changeExercise("a", { weight: 40 }));
    const since = inverseOf(followed, edit, elsewhere);
    expect(withEdit(elsewhere, since).fromTemplate).toEqual(marks(true));
  });

  it("sets no mark for a new order of the day", () => {
    const moved = withEdit(followed, edits["a new order"] as Edit);
    expect(moved.fromTemplate).toEqual(marks(false));
  });
});

describe("an edit of items deleted by another window", () => {
  const elsewhere = week({ exercises: [exercise("b")], meals: [] });

  it.each([
    ["a change", changeExercise("a", { sets: 6 }), ["a"]],
    ["a removal", removeItems("meals", ["m", "n"]), ["m", "n"]],
    ["a change of a present item", changeExercise("b", { sets: 6 }), []],
  ])("names the deleted items: %s", (_, edit, names) => {
    expect(goneOf(itemsOf(before, edit), elsewhere)).toEqual(names);
  });
});
