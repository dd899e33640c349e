import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { problemOf } from "../../support/access.ts";
import { applier, daily, noChanges, week } from "../../support/applied-weeks.ts";
import { appliedOf, itemsOf, makeLibrary, planWeek } from "../../support/plans.ts";
import { thisWeek } from "../../support/weeks.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
let library: Awaited<ReturnType<typeof makeLibrary>>;

beforeAll(async () => {
  trainer = await makeTrainer();
  library = await makeLibrary();
});
beforeEach(async () => {
  trainee = await makeTrainee();
});

const applying = (id = trainee.id) => applier(trainer.token, id);

describe("the applied week", () => {
  it("replaces the earlier applied week", async () => {
    const first = await planWeek(trainee.id, thisWeek(), {
      exercises: daily([library.exercises[0]]),
    });
    const second = await planWeek(trainee.id, week(1), {
      exercises: daily([library.exercises[1]]),
    });
    await applying().apply("exercises");
    expect((await appliedOf(trainee.id, "exercises"))?.schedule_id).toBe(first);
    await applying().apply("exercises", week(1));
    expect((await appliedOf(trainee.id, "exercises"))?.schedule_id).toBe(second);
    expect((await itemsOf(trainee.id, "exercises")).length).toBe(7 * 9);
  });

  it("may be a later week, and fills the weeks after it", async () => {
    await planWeek(trainee.id, week(10), { meals: [{ day: 0 }] });
    await planWeek(trainee.id, week(11), { meals: [{ day: 1 }, { day: 2 }] });
    const { weeks, applied } = await applying().apply("meals", week(10));
    expect(weeks).toEqual([
      { weekStart: week(11), ...noChanges, exists: true, added: 1, removed: 2 },
    ]);
    expect(applied?.filledThrough).toBe(week(10));
  });
});

describe("stopping", () => {
  it("ends the filling and leaves the weeks; a repetition changes nothing", async () => {
    await planWeek(trainee.id, thisWeek(), { exercises: daily(library.exercises) });
    await applying().apply("exercises");
    const before = await itemsOf(trainee.id, "exercises");
    expect((await applying().ask("DELETE", "exercises")).status).toBe(200);
    const stopped = await appliedOf(trainee.id, "exercises");
    expect(stopped?.stopped_at).toEqual(expect.any(Number));
    expect((await applying().ask("DELETE", "exercises")).status).toBe(200);
    expect(await appliedOf(trainee.id, "exercises")).toEqual(stopped);
    expect(await itemsOf(trainee.id, "exercises")).toEqual(before);
    expect((await applying().preview("exercises")).applied).toBeNull();
    await applying().apply("exercises");
    expect((await appliedOf(trainee.id, "exercises"))?.stopped_at).toBeNull();
  });

  it("does not end the filling from another week", async () => {
    await planWeek(trainee.id, thisWeek(), { exercises: daily(library.exercises) });
    await applying().apply("exercises");
    expect((await applying().ask("DELETE", "exercises", week(1))).status).toBe(200);
    expect((await appliedOf(trainee.id, "exercises"))?.stopped_at).toBeNull();
  });
});

describe("a week that cannot be applied", () => {
  it.each([
    ["exercises", "no_source_exercises"],
    ["meals", "no_source_meals"],
  ] as const)("refuses a source without %s, and changes nothing", async (kind, expected) => {
    await planWeek(trainee.id, week(1), {
      exercises: daily(library.exercises),
      meals: daily(library.meals),
    });
    const before = await itemsOf(trainee.id, kind);
    expect(await applying().preview(kind)).toMatchObject({ sourceItems: 0, weeks: [] });
    const missing = await applying().ask("POST", kind);
    expect(missing.status).toBe(409);
    expect((await problemOf(missing)).code).toBe(expected);
    await planWeek(trainee.id, thisWeek());
    expect((await problemOf(await applying().ask("POST", kind))).code).toBe(expected);
    expect(await itemsOf(trainee.id, kind)).toEqual(before);
    expect(await appliedOf(trainee.id, kind)).toBeNull();
    const weeks = await env.DB.prepare(
      "select count(*) as n from weekly_schedules where trainee_id = ?",
    )
      .bind(trainee.id)
      .first("n");
    expect(weeks).toBe(2);
  });

  it.each(["GET", "POST", "DELETE"])(
    "answers %s for an id of no trainee with 404",
    async (method) => {
      expect((await applying(newId()).ask(method, "meals", thisWeek())).status).toBe(404);
      expect((await applying(trainer.id).ask(method, "meals", thisWeek())).status).toBe(404);
    },
  );

  it.each(["GET", "POST", "DELETE"])(
    "refuses %s for a week that does not start on a Sunday",
    async (method) => {
      const response = await applying().ask(method, "meals", addDays(thisWeek(), 1));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        fields: { weekStart: { code: "not_a_sunday" } },
      });
    },
  );

  it("refuses an unknown kind and an invalid id", async () => {
    expect((await applying().ask("POST", "steps")).status).toBe(400);
    expect((await applying("abc").ask("POST", "meals", thisWeek())).status).toBe(400);
  });
});
