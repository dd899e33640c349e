import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { undoableMs } from "../../../domain/changes/undo.ts";
import type { TraineesPage } from "../../../domain/contract/attention/trainee-list.ts";
import { newId } from "../../../domain/id.ts";
import { repeatWeeks } from "../../../worker/actions/jobs/repeat-weeks.ts";
import { extendSchedules } from "../../../worker/actions/planning/extend-schedules.ts";
import { runTemplateJob } from "../../../worker/actions/templates/run-template-job.ts";
import { repeatWeek } from "../../../worker/data/jobs/trainee-job-weeks.ts";
import { createTraineeJob } from "../../../worker/data/jobs/trainee-jobs.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { makeProduct } from "../../support/access.ts";
import { daily, week } from "../../support/applied-weeks.ts";
import { watched } from "../../support/followers.ts";
import { chosen, makeJob, outcomeOf, previewOf } from "../../support/jobs.ts";
import { appliedOf, itemsOf, makeLibrary, markApplied, planWeek } from "../../support/plans.ts";
import { rowsOfPlan, type TemplateDesk, templateDesk, terms } from "../../support/templates.ts";
import { makeListed, makePlans } from "../../support/trainees.ts";
import { countedDays, markItem, thisWeek } from "../../support/weeks.ts";
import { call, makePlatform, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const path = "/api/admin/trainee-jobs";
const repeat = { kind: "repeat" } as const;

let trainer: SignedInTrainee;
let library: Awaited<ReturnType<typeof makeLibrary>>;
let product: ReturnType<typeof makeProduct>;
beforeAll(async () => {
  await makePlans();
  library = await makeLibrary();
});
beforeEach(async () => {
  await env.DB.exec("delete from accounts where role = 'trainee'");
  await env.DB.exec("delete from outbox");
  trainer = await makeTrainer();
  product = makeProduct();
});

const ask = async (to: string, body: unknown) =>
  product.call(`${path}${to}`, { token: trainer.token, body });
const preview = async (...people: { id: string }[]) =>
  previewOf(await ask("/preview", { audience: chosen(...people), aim: repeat }));
async function run(...people: { id: string }[]) {
  // A new clock, so that a template's earlier job is earlier.
  product = makeProduct();
  const { total } = await preview(...people);
  const job = makeJob(repeat, chosen(...people), total);
  const outcome = await outcomeOf(await ask("", job));
  await product.settle();
  return { ...job, outcome };
}
const undo = async (id: string) => (await ask(`/${id}/undo`, {})).json();

/** A trainee whose last planned week is `nth` weeks from now. */
async function makePlanned(name: string, nth = 0): Promise<SignedInTrainee> {
  const person = await makeListed({ name });
  await planWeek(person.id, week(nth), {
    exercises: daily(library.exercises),
    meals: daily(library.meals),
  });
  return person;
}
const weeksWith = async (id: string, kind: "exercises" | "meals") => [
  ...new Set((await itemsOf(id, kind)).map(({ week }) => week)),
];
const busyDays = async ({ id }: { id: string }) =>
  (await countedDays(id)).filter(({ exercises, meals }) => Number(exercises) + Number(meals) > 0);
const plansOf = (people: readonly { id: string }[]) =>
  Promise.all(people.map(({ id }) => rowsOfPlan(id)));

async function makeTemplate(desk: TemplateDesk): Promise<string> {
  const { id } = await desk.create();
  const exerciseId = library.exercises[0] ?? "";
  await desk.change(id, {
    exercises: { add: [{ id: newId(), exerciseId, dayOfWeek: 6, position: 0 }] },
  });
  return id;
}
async function give(
  desk: TemplateDesk,
  ...given: Parameters<TemplateDesk["give"]>
): Promise<string> {
  const [template, ids, how, id = newId()] = given;
  await desk.give(template, ids, how, id);
  await runTemplateJob(makePlatform(), id);
  return id;
}

describe("repeating the last week of many", () => {
  it("previews its people, and those left out with a reason", async () => {
    const [hind, adam] = [await makePlanned("هند"), await makePlanned("آدم", -4)];
    const others = [
      await makePlanned("بعيدة", 8),
      await makePlanned("قديمة", -5),
      await makeListed({ name: "جديدة" }),
      await makeListed({ name: "موقوفة", status: "inactive" }),
    ];
    const gone = await makeListed({ name: "بلا مكتبة" });
    await planWeek(gone.id, thisWeek(), { exercises: [{ day: 1, library: null }] });
    await planWeek(others[2]?.id ?? "", week(1));
    const shown = await preview(hind, adam, ...others, gone);
    expect(shown.people.map(({ name }) => name)).toEqual(["آدم", "هند"]);
    const reasons = Object.fromEntries(
      shown.leftOut.map(({ reason, names }) => [reason, names.toSorted()]),
    );
    expect(reasons).toEqual({
      unchanged: ["بعيدة"],
      no_week: ["بلا مكتبة", "جديدة", "قديمة"],
      inactive: ["موقوفة"],
    });
  });

  it("fills later weeks from each person's last one, and extends them every week", async () => {
    const [hind, adam] = [await makePlanned("هند"), await makePlanned("آدم", 2)];
    const late = await makeListed({ name: "سلمى" });
    // Her meals ended earlier: only her last week is repeated.
    await planWeek(late.id, week(-3), { meals: daily(library.meals) });
    await planWeek(late.id, week(-2), { exercises: daily(library.exercises) });
    const { outcome } = await run(hind, adam, late);
    expect(outcome).toMatchObject({
      outcome: "done",
      job: { kind: "repeat", total: 3, undoableUntil: expect.any(Number) },
    });
    const upTo = (from: number) => Array.from({ length: 9 - from }, (_, nth) => week(from + nth));
    for (const kind of ["exercises", "meals"] as const) {
      expect(await weeksWith(hind.id, kind)).toEqual(upTo(0));
      expect(await weeksWith(adam.id, kind)).toEqual(upTo(2));
      expect(await appliedOf(hind.id, kind)).toMatchObject({ filled_through: week(8) });
    }
    expect(await weeksWith(late.id, "exercises")).toEqual([week(-2), ...upTo(0)]);
    expect(await weeksWith(late.id, "meals")).toEqual([week(-3)]);
    // Past days get no plan.
    const added = (await itemsOf(late.id, "exercises")).filter(({ week: at }) => at > week(-2));
    expect(added.every(({ date }) => date >= today)).toBe(true);
    const counted = await countedDays(hind.id);
    expect(counted).toContainEqual({ date: addDays(week(8), 6), exercises: 2, meals: 2 });
    await extendSchedules(makePlatform({ now: () => Date.now() + 7 * 86_400_000, log: () => {} }));
    expect((await weeksWith(hind.id, "meals")).at(-1)).toBe(week(9));
    expect((await preview(hind, adam, late)).leftOut).toEqual([
      { reason: "unchanged", count: 3, names: ["آدم", "سلمى", "هند"] },
    ]);
  });

  it("replaces the sources of those weeks, and its undo restores them", async () => {
    const [own, applied] = [await makePlanned("هند"), await makePlanned("آدم")];
    const stopped = await planWeek(applied.id, week(-1), { meals: daily(library.meals) });
    await markApplied(applied.id, stopped, "meals", thisWeek());
    await env.DB.prepare("update applied_schedules set stopped_at = 5, edited_at = 4").run();
    await planWeek(applied.id, week(2));
    const desk = templateDesk(trainer.token);
    const template = await makeTemplate(desk);
    await give(desk, template, [own.id], terms({ startsOn: week(1) }));
    const people = [own, applied];
    const before = await plansOf(people);
    const days = await Promise.all(people.map(busyDays));
    const { id } = await run(own, applied);
    expect(await plansOf(people)).not.toEqual(before);
    expect(await undo(id)).toEqual({ restored: 2, total: 2 });
    expect(await undo(id)).toEqual({ restored: 2, total: 2 });
    expect(await plansOf(people)).toEqual(before);
    expect(await Promise.all(people.map(busyDays))).toEqual(days);
  });

  it("keeps days with later logs or edits on undo", async () => {
    const [hind, adam] = [await makePlanned("هند"), await makePlanned("آدم")];
    const [before] = await plansOf([adam]);
    const { id } = await run(hind, adam);
    const items = (await itemsOf(hind.id, "exercises")).filter(({ week: at }) => at === week(1));
    await markItem("exercises", items[0]?.id ?? "", "completed");
    expect(await undo(id)).toEqual({ restored: 1, total: 2 });
    const left = (await itemsOf(hind.id, "exercises")).filter(({ week: at }) => at > thisWeek());
    expect(left.map(({ date }) => date)).toEqual([week(1), week(1)]);
    expect(await itemsOf(hind.id, "meals")).toHaveLength(14);
    expect(await appliedOf(hind.id, "exercises")).toBeNull();
    const counted = await countedDays(hind.id);
    expect(counted).toContainEqual({ date: week(1), exercises: 2, meals: 0 });
    expect(await plansOf([adam])).toEqual([before]);
  });

  it("is undoable only before later jobs, also a template's, and vice versa", async () => {
    const hind = await makePlanned("هند");
    const desk = templateDesk(trainer.token);
    const template = await makeTemplate(desk);
    const before = await plansOf([hind]);
    const { id } = await run(hind);
    const given = await give(desk, template, [hind.id], terms({ startsOn: week(1) }));
    expect((await ask(`/${id}/undo`, {})).status).toBe(409);
    await desk.undo(given);
    expect(await undo(id)).toEqual({ restored: 1, total: 1 });
    expect(await plansOf([hind])).toEqual(before);

    const first = await give(desk, template, [hind.id], terms({ startsOn: week(1) }));
    const second = await run(hind);
    const response = await desk.ask(`/template-jobs/${first}/undo`, "POST", {});
    expect(response.status).toBe(409);
    expect(await undo(second.id)).toEqual({ restored: 1, total: 1 });
    await desk.undo(first);
    expect(await plansOf([hind])).toEqual(before);
  });

  it("is undoable in the list of trainees, newest first, until its time is over", async () => {
    await env.DB.exec("delete from trainee_jobs");
    const offered = async () => {
      const path = "/api/admin/trainees?search=x&page=1&sort=joined&direction=desc";
      const { repeat } = (await call(path, { token: trainer.token }).then((answer) =>
        answer.json(),
      )) as TraineesPage;
      return repeat;
    };
    const [hind, adam, sami] = [
      await makePlanned("هند"),
      await makePlanned("آدم"),
      await makePlanned("سامي"),
    ];
    expect(await offered()).toBeNull();
    const ran = [await run(hind), await run(adam), await run(sami)] as const;
    const [first, second, third] = ran.map(({ outcome }) => "job" in outcome && outcome.job);
    expect(third).toMatchObject({ id: ran[2].id, undoableUntil: expect.any(Number) });
    expect(await offered()).toEqual(third);
    await undo(ran[2].id);
    expect(await offered()).toEqual(second);
    await undo(ran[1].id);
    expect(await offered()).toEqual(first);
    await env.DB.prepare("update trainee_jobs set created_at = created_at - ?")
      .bind(undoableMs.job)
      .run();
    expect(await offered()).toBeNull();
  });

  it("skips a week planned meanwhile: the later one is repeated", async () => {
    const hind = await makePlanned("هند");
    const id = await order([hind]);
    await planWeek(hind.id, week(3), { exercises: [{ day: 2, library: library.exercises[0] }] });
    const stale = {
      traineeId: hind.id,
      timeZone: "Asia/Hebron",
      sourceWeek: thisWeek(),
      kinds: ["exercises" as const],
    };
    const before = await plansOf([hind]);
    expect(await repeatWeek(env.DB as never, id, stale, { today, now: Date.now() })).toBe(
      "changed",
    );
    expect(await plansOf([hind])).toEqual(before);
    expect(await repeatWeeks(makePlatform(), id)).toBe(true);
    expect(await weeksWith(hind.id, "exercises")).toEqual([0, 3, 4, 5, 6, 7, 8].map(week));
    expect(await weeksWith(hind.id, "meals")).toEqual([thisWeek()]);
  });
});

/** Stores a job without running it. */
async function order(people: readonly { id: string }[]): Promise<string> {
  const scope = trainerScope(env.DB as never, trainer.actor, Date.now());
  const id = newId();
  const ids = people.map((person) => person.id);
  const members = { audience: chosen(...people), reading: "words" } as const;
  const job = { id, action: repeat, body: {}, ids };
  // The same job may run twice at once.
  const take = () => createTraineeJob(scope, job, members, []);
  expect((await Promise.all([take(), take()])).toSorted()).toEqual(["known", "written"]);
  return id;
}

describe("a repetition for many", () => {
  let people: SignedInTrainee[];
  beforeEach(async () => {
    people = [];
    for (let nth = 0; nth < 14; nth++) people.push(await makePlanned(`متدربة ${nth}`));
  });
  const filled = async () =>
    (await Promise.all(people.map(({ id }) => weeksWith(id, "exercises")))).filter(
      ({ length }) => length === 9,
    ).length;

  it("continues past a failure, and repeats each week once", async () => {
    const id = await order(people);
    const { database } = watched((batch) => batch === 3);
    await expect(repeatWeeks(makePlatform({ database }), id)).rejects.toThrow();
    expect(await filled()).toBe(13);
    const before = await plansOf(people.slice(0, 2));
    await Promise.all([repeatWeeks(makePlatform(), id), repeatWeeks(makePlatform(), id)]);
    expect(await filled()).toBe(14);
    expect(await plansOf(people.slice(0, 2))).toEqual(before);
  });

  it("leaves the rest to another invocation, and stops after its undo", async () => {
    const before = await plansOf(people);
    const id = await order(people);
    expect(await repeatWeeks(makePlatform(), id, 1)).toBe(false);
    expect(await filled()).toBe(10);
    expect(await undo(id)).toEqual({ restored: 14, total: 14 });
    expect(await repeatWeeks(makePlatform(), id)).toBe(true);
    expect(await plansOf(people)).toEqual(before);
  });

  const told = async () =>
    (
      await env.DB.prepare(
        "select payload ->> '$.event.type' as type, json_array_length(payload, '$.accountIds') as n from outbox where topic = 'tell_inboxes' order by 1",
      ).all()
    ).results;

  it("sends events to its people, and to the trainer", async () => {
    const id = await order(people);
    await repeatWeeks(makePlatform(), id);
    expect(await told()).toEqual([
      { type: "list", n: 1 },
      { type: "schedule", n: 14 },
    ]);
  });

  it("sends events to the reached people despite a failure", async () => {
    const id = await order(people);
    const { database } = watched((batch) => batch === 3);
    await expect(repeatWeeks(makePlatform({ database }), id)).rejects.toThrow();
    expect(await told()).toEqual([
      { type: "list", n: 1 },
      { type: "schedule", n: 13 },
    ]);
  });
});
