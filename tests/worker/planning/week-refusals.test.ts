import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { problemOf } from "../../support/access.ts";
import { makePlanning, markItem, nextWeek, type Planning, thisWeek } from "../../support/weeks.ts";
import { call, makeTrainee } from "../../support/worker.ts";

let trainer: Planning["trainer"];
let trainee: Planning["trainee"];
let week: Planning["week"];
let exerciseAt: Planning["exerciseAt"];
let mealAt: Planning["mealAt"];
beforeEach(async () => {
  ({ trainer, trainee, week, exerciseAt, mealAt } = await makePlanning());
});

describe("a finished item", () => {
  it.each([
    ["exercises", "completed"],
    ["exercises", "skipped"],
    ["meals", "consumed"],
    ["meals", "skipped"],
  ] as const)("of %s, %s, cannot be changed or removed", async (kind, status) => {
    const items = { exercises: [exerciseAt(0), exerciseAt(0, 1)], meals: [mealAt(), mealAt(0, 1)] };
    const { exercises, meals } = items;
    await week().change({ exercises: { add: exercises }, meals: { add: meals } });
    const [done, open] = items[kind].map(({ id }) => id);
    await markItem(kind, done ?? "", status);
    const before = await week().read();
    const refused = [
      { remove: [done ?? "", open ?? ""] },
      {
        change: [
          { id: open ?? "", position: 9 },
          { id: done ?? "", position: 8 },
        ],
      },
      { change: [{ id: done ?? "", dayOfWeek: 3 }] },
    ];
    for (const change of refused) {
      expect(await problemOf(await week().patch({ [kind]: change }))).toMatchObject({
        status: 409,
        code: "item_done",
      });
      expect(await week().read()).toEqual(before);
    }
  });
});

describe("another trainee's items", () => {
  it("are not found, and unchanged", async () => {
    const other = await makeTrainee();
    const [item, own] = [exerciseAt(), exerciseAt()];
    await week(thisWeek(), other.id).change({ exercises: { add: [item] } });
    await week().change({ exercises: { add: [own] } });
    const before = await week(thisWeek(), other.id).read();
    for (const exercises of [
      {
        change: [
          { id: own.id, sets: 1 },
          { id: item.id, sets: 1 },
        ],
      },
      { remove: [own.id, item.id] },
      { copy: [{ id: newId(), from: newId(), dayOfWeek: 1, position: 0 }] },
      { change: [{ id: newId(), sets: 1 }] },
    ]) {
      expect(await problemOf(await week().patch({ exercises }))).toMatchObject({
        status: 404,
        code: "not_found",
      });
    }
    expect(await week(thisWeek(), other.id).read()).toEqual(before);
    expect((await week().read()).exercises).toMatchObject([{ id: own.id, sets: 5 }]);
  });

  it("cannot be taken over by their id", async () => {
    const other = await makeTrainee();
    const item = exerciseAt();
    await week(thisWeek(), other.id).change({ exercises: { add: [item] } });
    await week().change({ exercises: { add: [{ ...item, sets: 1 }] } });
    expect((await week(thisWeek(), other.id).read()).exercises).toMatchObject([{ sets: 5 }]);
    expect((await week().read()).exercises).toEqual([]);
  });

  it("and those of another week are not found", async () => {
    const item = exerciseAt();
    await week().change({ exercises: { add: [item] } });
    const change = { exercises: { change: [{ id: item.id, sets: 1 }] } };
    expect((await week(nextWeek()).patch(change)).status).toBe(404);
  });

  it("are refused to trainees' sessions", async () => {
    const path = `/api/admin/trainees/${trainee.id}/weeks/${thisWeek()}`;
    const answer = await call(path, { method: "PATCH", token: trainee.token, body: {} });
    expect(answer.status).toBe(403);
  });
});

describe("a change is refused", () => {
  const added = { id: newId(), dayOfWeek: 0, position: 0 };
  it.each([
    ["exercises", { change: [{ id: newId(), sets: 11 }] }, "change.0.sets"],
    ["exercises", { change: [{ id: newId(), sets: 0 }] }, "change.0.sets"],
    ["exercises", { change: [{ id: newId(), reps: 0 }] }, "change.0.reps"],
    ["exercises", { change: [{ id: newId(), reps: 101 }] }, "change.0.reps"],
    ["exercises", { change: [{ id: newId(), weight: 500.5 }] }, "change.0.weight"],
    ["exercises", { change: [{ id: newId(), tempo: "3110" }] }, "change.0.tempo"],
    ["exercises", { change: [{ id: newId(), tempo: "3-1-x-0" }] }, "change.0.tempo"],
    ["exercises", { change: [{ id: newId(), tempo: "ببطء" }] }, "change.0.tempo"],
    ["exercises", { change: [{ id: newId(), reps: 10, repsTo: 9 }] }, "change.0.repsTo"],
    [
      "exercises",
      { add: [{ ...added, exerciseId: newId(), reps: 10, repsTo: 9 }] },
      "add.0.repsTo",
    ],
    ["exercises", { change: [{ id: newId(), repsTo: 101 }] }, "change.0.repsTo"],
    ["exercises", { change: [{ id: newId(), rpe: 11 }] }, "change.0.rpe"],
    ["exercises", { change: [{ id: newId(), rpe: 0 }] }, "change.0.rpe"],
    ["exercises", { change: [{ id: newId(), percent: 5 }] }, "change.0.percent"],
    ["exercises", { change: [{ id: newId(), percent: 121 }] }, "change.0.percent"],
    ["exercises", { change: [{ id: newId(), rest: 601 }] }, "change.0.rest"],
    ["exercises", { change: [{ id: newId(), seconds: 0 }] }, "change.0.seconds"],
    ["exercises", { change: [{ id: newId(), seconds: 14_401 }] }, "change.0.seconds"],
    ["exercises", { change: [{ id: newId(), metres: 0 }] }, "change.0.metres"],
    ["exercises", { change: [{ id: newId(), progression: "wave" }] }, "change.0.progression"],
    ["exercises", { change: [{ id: newId(), progressionStep: 0 }] }, "change.0.progressionStep"],
    ["exercises", { change: [{ id: newId(), progressionRuns: 1 }] }, "change.0.progressionRuns"],
    ["exercises", { change: [{ id: newId(), superset: "a" }] }, "change.0.superset"],
    ["exercises", { add: [{ ...added, exerciseId: newId(), dayOfWeek: 7 }] }, "add.0.dayOfWeek"],
    ["exercises", { add: [{ ...added, exerciseId: "x" }] }, "add.0.exerciseId"],
    ["meals", { change: [{ id: newId(), quantity: 40 }] }, "change.0.quantity"],
    ["meals", { change: [{ id: newId(), quantity: 5001 }] }, "change.0.quantity"],
    ["meals", { change: [{ id: newId(), timing: "brunch" }] }, "change.0.timing"],
    ["meals", { change: [{ id: newId(), status: "consumed" }] }, "change.0"],
    ["meals", { remove: ["x"] }, "remove.0"],
  ])("%s %j", async (kind, body, field) => {
    const path = `/api/admin/trainees/${trainee.id}/weeks/${thisWeek()}`;
    const answer = await call(path, {
      method: "PATCH",
      token: trainer.token,
      body: { [kind]: body },
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    const { fields } = (await answer.json()) as { fields: Record<string, unknown> };
    expect(Object.keys(fields)).toEqual([`${kind}.${field}`]);
  });

  it("for too many items in one request", async () => {
    const remove = Array.from({ length: 281 }, () => newId());
    expect((await week().patch({ exercises: { remove } })).status).toBe(400);
  });
});

describe("one prescription for many exercises", () => {
  const values = { rest: 90, rpe: 8.5, progression: "linear", progressionStep: 2.5 } as const;
  const planned = async (count: number, id = trainee.id) => {
    const add = Array.from({ length: count }, (_, at) => exerciseAt(at % 7, Math.floor(at / 7)));
    await week(thisWeek(), id).change({ exercises: { add } });
    return add.map((item) => item.id);
  };
  const prescribe = (ids: readonly string[], given: object = values) =>
    week().patch({ exercises: { change: ids.map((id) => ({ id, ...given })) } });

  it("is one request, also for a whole week, and leaves the rest of each", async () => {
    const ids = await planned(35);
    expect((await prescribe(ids)).status).toBe(200);
    const { exercises } = await week().read();
    expect(exercises).toHaveLength(35);
    for (const item of exercises)
      expect(item).toMatchObject({ ...values, sets: 5, reps: 8, tempo: null });
  });

  it("is refused for all, if one of them is done", async () => {
    const [done = "", open = ""] = await planned(2);
    await markItem("exercises", done, "completed");
    const before = await week().read();
    expect(await problemOf(await prescribe([open, done]))).toMatchObject({ code: "item_done" });
    expect(await week().read()).toEqual(before);
  });

  it("is refused for all, if one is another trainee's", async () => {
    const other = await makeTrainee();
    const [own = ""] = await planned(1);
    const [stranger = ""] = await planned(1, other.id);
    const before = await week(thisWeek(), other.id).read();
    expect((await prescribe([own, stranger])).status).toBe(404);
    expect(await week(thisWeek(), other.id).read()).toEqual(before);
    expect((await week().read()).exercises).toMatchObject([{ rest: null, rpe: null }]);
  });

  it.each([{ rest: 601 }, { rpe: 11 }, { rpe: 0.5 }, { progression: "wave" }])(
    "is refused outside its limits: %j",
    async (given) => {
      const ids = await planned(2);
      expect((await prescribe(ids, given)).status).toBe(400);
      expect((await week().read()).exercises).toMatchObject([{ rest: null }, { rest: null }]);
    },
  );
});
