import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { repeatWeeks } from "../../../worker/actions/jobs/repeat-weeks.ts";
import { extendSchedules } from "../../../worker/actions/planning/extend-schedules.ts";
import { repeatWeek } from "../../../worker/data/jobs/trainee-job-weeks.ts";
import { daily, week } from "../../support/applied-weeks.ts";
import { makeWatchedDatabase } from "../../support/followers.ts";
import { emptyJobs } from "../../support/job-desk.ts";
import { appliedOf, itemsOf, makeLibrary, planWeek } from "../../support/plans.ts";
import { plansOf, repeatDesk, weeksWith } from "../../support/repeated-weeks.ts";
import { makeListed } from "../../support/trainees.ts";
import { countedDays, thisWeek } from "../../support/weeks.ts";
import { makePlatform, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const { makePlanned, preview, run, order, undo } = repeatDesk(() => ({ trainer, library }));

let trainer: SignedInTrainee;
let library: Awaited<ReturnType<typeof makeLibrary>>;
beforeAll(async () => {
  library = await makeLibrary();
});
beforeEach(async () => {
  ({ trainer } = await emptyJobs());
});

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
    const { database } = makeWatchedDatabase((batch) => batch === 3);
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
    expect(await (await undo(id)).json()).toEqual({ restored: 14, total: 14 });
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
    const { database } = makeWatchedDatabase((batch) => batch === 3);
    await expect(repeatWeeks(makePlatform({ database }), id)).rejects.toThrow();
    expect(await told()).toEqual([
      { type: "list", n: 1 },
      { type: "schedule", n: 13 },
    ]);
  });
});
