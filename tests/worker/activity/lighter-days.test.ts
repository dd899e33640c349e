import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { targetOn } from "../../../domain/body/nutrition-target.ts";
import type { MealWeek } from "../../../domain/contract/activity/diet.ts";
import type { ExerciseWeek } from "../../../domain/contract/activity/exercise-week.ts";
import type { TraineePerformance } from "../../../domain/contract/activity/trainee-performance.ts";
import type { TraineeGlance } from "../../../domain/contract/attention/glance.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import { runTemplateJob } from "../../../worker/actions/templates/run-template-job.ts";
import { getHome } from "../../../worker/data/home/home.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import {
  makeExercise,
  makeSet,
  planExercise,
  readWeek,
  sendLastSets,
} from "../../support/exercises.ts";
import { extend } from "../../support/followers.ts";
import { emptyJobs } from "../../support/job-desk.ts";
import { answersOf, lighterDesk, month } from "../../support/lighter-days.ts";
import { planMeals } from "../../support/meals.ts";
import { downloadMyData } from "../../support/my-data.ts";
import { makeLibrary, markApplied, planWeek } from "../../support/plans.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { rowsOfPlan, templateDesk, terms } from "../../support/templates.ts";
import { makeListed } from "../../support/trainees.ts";
import { makePlanning } from "../../support/weeks.ts";
import {
  call,
  makePlatform,
  makeSession,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

const [day, weekStart] = ["2027-02-10", "2027-02-07"] as const;

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2027, 1, 10, 12) });
  ({ trainer } = await emptyJobs());
  trainee = await makeListed({ createdAt: Date.UTC(2026, 11, 1) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Moves to the noon of another day, with new sessions. */
async function on(date: string): Promise<void> {
  vi.setSystemTime(Date.parse(`${date}T12:00:00Z`));
  trainer = await makeTrainer();
  trainee = { ...trainee, ...(await makeSession("trainee", trainee.id)) };
}
const { lighten, end, undo } = lighterDesk(() => trainer);
const answers = () => answersOf(trainee, trainer, { date: day, weekStart });
const get = async <Answer>(path: string, { token }: SignedInTrainee) =>
  (await call(path, { token })).json<Answer>();
const readHome = (date: string = day) => get<Home>(`/api/trainee/home?date=${date}`, trainee);
const ofTrainee = <Answer>(path: string) =>
  get<Answer>(`/api/admin/trainees/${trainee.id}${path}`, trainer);
const setsIn = ({ items }: Pick<ExerciseWeek, "items">) =>
  items.map(({ date, sets }) => [date, sets]);

describe("a lighter day", () => {
  let item: string;
  beforeEach(async () => {
    const exerciseId = await makeExercise();
    item = await planExercise(trainee.id, { date: day, exerciseId, sets: 4 });
    await planExercise(trainee.id, { date: "2027-02-09", exerciseId, sets: 4 });
    await planExercise(trainee.id, { date: "2027-02-12", exerciseId, sets: 3 });
    await planMeals(trainee.id, day, [{ timing: "breakfast" }, { timing: "lunch" }]);
  });

  it("has fewer sets for the trainee, and the planned ones for the trainer", async () => {
    const before = await readHome();
    await lighten(month, trainee);
    const week = await readWeek(trainee, day);
    expect(setsIn(week)).toEqual([
      ["2027-02-09", 4],
      [day, 3],
      ["2027-02-12", 2],
    ]);
    const lighterDays = [{ startsOn: day, endsOn: month.endsOn }];
    expect(week.lighterDays).toEqual(lighterDays);
    const home = await readHome();
    expect(home.lighter).toBe(true);
    // One set of ten repetitions and its rest less.
    const [planned, lighter] = [before, home].map((each) => each.day.exercises[0]?.seconds ?? 0);
    expect(lighter).toBeGreaterThan(0);
    expect(lighter).toBeLessThan(planned ?? 0);
    const ofTrainer = await ofTrainee<PlannedWeek>(`/weeks/${weekStart}`);
    expect(setsIn({ items: ofTrainer.exercises })).toEqual([
      ["2027-02-09", 4],
      [day, 4],
      ["2027-02-12", 3],
    ]);
    expect(ofTrainer.lighterDays).toEqual(lighterDays);
    expect((await ofTrainee<TraineeGlance>("/glance")).lighterUntil).toBe(month.endsOn);
  });

  it("rewrites no row, and undone every answer is as it was", async () => {
    const [rows, before] = [await rowsOfPlan(trainee.id), await answers()];
    const { job } = await lighten(month, trainee);
    expect(await rowsOfPlan(trainee.id)).toEqual(rows);
    expect(await answers()).not.toEqual(before);
    await undo(job.id);
    expect(await answers()).toEqual(before);
    expect(await rowsOfPlan(trainee.id)).toEqual(rows);
  });

  it("is done with its sets, and what is logged beyond them stays", async () => {
    await lighten(month, trainee);
    const sets = [1, 2, 3].map((nth) => makeSet(nth));
    expect((await sendLastSets(trainee, item, sets)).status).toBe(200);
    const { day: today, lifted } = await ofTrainee<TraineePerformance>("/performance");
    expect(today.exercises).toEqual({ done: 1, goal: 1 });
    expect(lifted[0]).toMatchObject({ sets: 3, performed: sets });
    await sendLastSets(trainee, item, [...sets, makeSet(4)]);
    const { performed } = await readWeek(trainee, day);
    expect(performed[0]?.sets).toHaveLength(4);
  });

  it("scores each day as before, on and off", async () => {
    await sendLastSets(trainee, item, [makeSet(1), makeSet(2), makeSet(3), makeSet(4)]);
    const scores = async () => ({
      home: (await readHome()).week,
      performance: await ofTrainee<TraineePerformance>("/performance").then(
        ({ day, week, adherence }) => ({ day, week, adherence }),
      ),
    });
    const before = await scores();
    await lighten(month, trainee);
    expect(await scores()).toEqual(before);
    await end(trainee);
    expect(await scores()).toEqual(before);
  });

  it("limits the deficit of its target alone, for the trainee and the trainer", async () => {
    await env.DB.batch([
      env.DB.prepare(
        "update trainee_profiles set current_weight = 64.2, initial_weight = 64.2 where id = ?",
      ).bind(trainee.id),
      env.DB.prepare(
        `insert into nutrition_targets (trainee_id, starts_on, calories, source, created_at, updated_at)
         values (?, '2027-01-01', 1400, 'hand', 1, 1)`,
      ).bind(trainee.id),
    ]);
    const before = await answers();
    const seen = async () => {
      const { targets } = await get<MealWeek>(`/api/trainee/meal-week?date=${day}`, trainee);
      const planned = await ofTrainee<PlannedWeek>(`/weeks/${weekStart}`);
      const on = (of: MealWeek["targets"]) =>
        ["2027-02-09", day].map((date) => targetOn(of, date)?.calories);
      return { left: (await readHome()).left, own: on(targets), trainers: on(planned.targets) };
    };
    expect(await seen()).toEqual({ left: 1400, own: [1400, 1400], trainers: [1400, 1400] });
    const { job } = await lighten(month, trainee);
    expect(await seen()).toEqual({ left: 1802, own: [1400, 1802], trainers: [1400, 1802] });
    await undo(job.id);
    expect(await answers()).toEqual(before);
  });

  it("leaves meals and the shopping list as they are", async () => {
    const meals = async () => {
      const { [`/api/trainee/meal-week?date=${day}`]: week, ...others } = await answers();
      return [week, others[`/api/trainee/shopping-week?date=${day}`]];
    };
    const before = await meals();
    await lighten(month, trainee);
    expect(await meals()).toEqual(before);
  });

  it("is in the own copy and in the trainer's, with its days alone", async () => {
    await lighten(month, trainee);
    const copies = [
      await downloadMyData(trainee),
      await downloadMyData(trainer, { path: `/api/admin/trainees/${trainee.id}/data` }),
    ];
    for (const { json } of copies) {
      expect(json.lighterDays).toMatchObject([{ startsOn: day, endsOn: month.endsOn }]);
    }
  });

  it("costs the home one row", async () => {
    const read = async () => {
      const { database, counts } = countingDatabase();
      await getHome(traineeScope(database, trainee.actor, Date.now()), day);
      return counts.rows;
    };
    const before = await read();
    await lighten(month, trainee);
    expect(await read()).toBeLessThanOrEqual(before + 1);
  });
});

describe("lighter days", () => {
  it("end by themselves: the day after is as planned", async () => {
    for (const date of ["2027-03-08", "2027-03-09"])
      await planExercise(trainee.id, { date, sets: 4 });
    await lighten(month, trainee);
    await on("2027-03-09");
    expect(setsIn(await readWeek(trainee, "2027-03-09"))).toEqual([
      ["2027-03-08", 3],
      ["2027-03-09", 4],
    ]);
    expect(await readHome("2027-03-09")).toMatchObject({ lighter: false });
    expect((await ofTrainee<TraineeGlance>("/glance")).lighterUntil).toBeNull();
  });

  it("ended by hand leave today and later as planned, and past days as they were", async () => {
    for (const date of [day, "2027-02-12"]) await planExercise(trainee.id, { date, sets: 4 });
    await lighten(month, trainee);
    await on("2027-02-12");
    await end(trainee);
    expect(setsIn(await readWeek(trainee, "2027-02-12"))).toEqual([
      [day, 3],
      ["2027-02-12", 4],
    ]);
  });

  it("cover weeks that are filled later by the clock", async () => {
    const { exercises } = await makeLibrary();
    const [library = ""] = exercises;
    const schedule = await planWeek(trainee.id, weekStart, {
      exercises: [{ day: 5, library }],
    });
    await markApplied(trainee.id, schedule, "exercises", weekStart);
    await lighten(month, trainee);
    await extend(Date.now());
    await on("2027-03-12");
    expect(setsIn(await readWeek(trainee, "2027-03-05"))).toEqual([["2027-03-05", 3]]);
    expect(setsIn(await readWeek(trainee, "2027-03-12"))).toEqual([["2027-03-12", 4]]);
  });

  it("cover a template that is given and followed later", async () => {
    const planning = await makePlanning();
    trainee = planning.trainee;
    const desk = templateDesk(trainer.token);
    const { id } = await desk.create();
    const first = planning.exerciseAt(4);
    await desk.change(id, { exercises: { add: [first] } });
    await lighten(month, trainee);
    const outcome = await desk.give(id, [trainee.id], terms({ startsOn: weekStart }));
    if (outcome.outcome === "done") await runTemplateJob(makePlatform(), outcome.job.id);
    expect(setsIn(await readWeek(trainee, day))).toEqual([["2027-02-11", 4]]);
    await desk.change(id, { exercises: { change: [{ id: first.id, sets: 3 }] } });
    await runTemplateJob(makePlatform(), (await desk.follow(id)).id);
    expect(setsIn(await readWeek(trainee, day))).toEqual([["2027-02-11", 2]]);
  });
});
